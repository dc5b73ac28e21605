import type { Contender } from './load.ts';

/** Servers of others, installed only when they are asked for. */
export const PEERS: Record<string, Contender> = {};
