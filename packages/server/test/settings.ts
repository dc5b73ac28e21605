import type { Limits } from '../src/limits.ts';

/** Limits that no test comes near to, unless it wants to. */
export const WIDE: Limits = {
  messages: { burst: 1e9, perSecond: 1e9 },
  chat: { burst: 1e9, perSecond: 1e9 },
  makes: { burst: 1e9, perSecond: 1e9 },
  requests: { burst: 1e9, perSecond: 1e9 },
  guests: { burst: 1e9, perSecond: 1e9 },
  socketsOfAccount: 1000,
  socketsOfAddress: 100_000,
};

export const SWIFT = { least: 0, mean: 0, most: 0 };
