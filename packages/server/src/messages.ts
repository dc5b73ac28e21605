import type { Message, Refusal } from '@ridotto/host';
import type { FastifyReply } from 'fastify';

export const SLOW = 1 << 20; // bytes that may wait for a reader before we let go of it

let last: { readonly message: Message; readonly text: string } | undefined;

/** A message as text, written once for all who get the same, one after another. */
export function textOf(message: Message): string {
  if (last?.message !== message) last = { message, text: JSON.stringify(message) };
  return last.text;
}

const STATUS: Partial<Record<Refusal['refused'], number>> = {
  'not-a-command': 400,
  'wrong-options': 400,
  'no-such-game': 404,
  'no-such-table': 404,
  'no-such-line': 404,
  'no-such-edition': 410,
  'not-signed-in': 401,
  'wrong-invite': 403,
  'wrong-origin': 403,
  'no-such-page': 404,
  'not-owner': 403,
  'no-such-bot': 404,
  'no-such-phrase': 400,
  lapsed: 410,
  'too-often': 429,
  'too-fast': 429,
  'too-many': 429,
  broken: 500,
  damaged: 500,
  'no-room': 507,
  unreachable: 503,
  stopping: 503,
};

/** The HTTP status of a refusal; most are conflicts with how the table stands. */
export const statusOf = ({ refused }: Refusal): number => STATUS[refused] ?? 409;

export const sendRefusal = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(statusOf(refusal)).send(refusal);
