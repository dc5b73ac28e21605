import { framesOf, logPieces, notationPieces, pastOf, readLines, refuse, seatOf, turnOf } from '@ridotto/host';
import type { LogLine, Made, Sitting, Store } from '@ridotto/host';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Desk } from './desk.ts';
import { sendRefusal } from './messages.ts';
import type { Press, Print } from './press.ts';
import { Table } from './routes.ts';
import type { ValibotProvider } from './valibot.ts';

interface Behind {
  readonly desk: Desk;
  readonly store: Store;
  readonly press: Press;
}

type Write = (sitting: Sitting, lines: AsyncIterable<LogLine>) => AsyncIterable<string>;

const Form = v.object({ form: v.optional(v.picklist(['json', 'notation']), 'json') });
const Eyes = v.object({ eyes: v.optional(v.pipe(v.string(), v.regex(/^(public|all|\d{1,2})$/)), 'public') });

const FORMS = {
  json: { type: 'application/json; charset=utf-8', write: ({ made }, lines) => logPieces(made, lines) },
  notation: {
    type: 'text/plain; charset=utf-8',
    write: (sitting, lines) => notationPieces(sitting.made, lines, turnOf(sitting)),
  },
} as const satisfies Record<string, { type: string; write: Write }>;

/** What a finished game leaves: its log, and its replay from every seat's eyes. */
export function addFinished(app: FastifyInstance, { desk, store, press }: Behind): void {
  const routes = app.withTypeProvider<ValibotProvider>();

  const printOf = (made: Made, write: Write, rest: Pick<Print, 'what' | 'type' | 'isForever'>): Print => ({
    ...rest,
    made,
    async pieces() {
      const sitting = await desk.house.sitting(made.id);
      if ('refused' in sitting) return sitting;
      return sitting.phase === 'over' ? write(sitting, readLines(store, made.id, 0)) : refuse('not-over');
    },
  });

  /** Of a table whose rules are gone: all if the game was over, else what the reader has said there. */
  async function sendRemains(request: FastifyRequest, reply: FastifyReply, made: Made, form: keyof typeof FORMS) {
    const account = await desk.accountOf(request);
    const remains = await desk.house.remains(made.id, 'refused' in account ? '' : account.id);
    if ('refused' in remains) return sendRefusal(reply, remains);
    const { type } = FORMS[form];
    const { isOver, lines } = remains;
    if (form === 'json') {
      const pieces = async () => (isOver ? logPieces(made, lines) : refuse('no-such-edition'));
      return press.send(request, reply, { made, what: 'export json', type, isForever: true, pieces });
    }
    return press.pour(request, reply, { type, pieces: notationPieces(made, lines, undefined) });
  }

  routes.get(
    '/api/tables/:table/export',
    {
      schema: {
        summary: 'A finished game: its whole log, key included, or its notation',
        params: Table,
        querystring: Form,
      },
      exposeHeadRoute: false, // it would write everything for nobody
    },
    async (request, reply) => {
      const made = await store.table(request.params.table);
      if (!made) return sendRefusal(reply, refuse('no-such-table'));
      const { form } = request.query;
      const { type, write } = FORMS[form];
      if (!(await desk.house.hasRules(made))) return sendRemains(request, reply, made, form);
      return press.send(request, reply, printOf(made, write, { what: `export ${form}`, type, isForever: true }));
    },
  );

  routes.get(
    '/api/tables/:table/past',
    {
      schema: {
        summary: 'A game as you have seen it so far, from your own eyes only, as lines of JSON',
        description: 'A line for every moment at which something was told, with what has changed since the one before.',
        params: Table,
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const account = await desk.accountOf(request);
      const sitting = await desk.house.sitting(request.params.table);
      if ('refused' in sitting) return sendRefusal(reply, sitting);
      const viewer = 'refused' in account ? 'public' : (seatOf(sitting, account.id) ?? 'public');
      const moments = pastOf(sitting, readLines(store, sitting.made.id, 0), viewer);
      return press.pour(request, reply, { type: 'application/x-ndjson; charset=utf-8', pieces: jsonLines(moments) });
    },
  );

  routes.get(
    '/api/tables/:table/replay',
    {
      schema: {
        summary: "A finished game from a seat's eyes, the public's, or all open, as lines of JSON",
        description: 'A line for every step, with what has changed since the one before.',
        params: Table,
        querystring: Eyes,
      },
      exposeHeadRoute: false,
    },
    async (request, reply) => {
      const made = await store.table(request.params.table);
      if (!made) return sendRefusal(reply, refuse('no-such-table'));
      const { eyes } = request.query;
      const viewer = eyes === 'all' || eyes === 'public' ? eyes : Number(eyes);
      if (typeof viewer === 'number' && viewer >= made.seats) return sendRefusal(reply, refuse('no-such-seat'));
      const write: Write = ({ title }, lines) => jsonLines(framesOf(title, made, lines, viewer));
      const rest = { what: `replay ${viewer}`, type: 'application/x-ndjson; charset=utf-8', isForever: false };
      return press.send(request, reply, printOf(made, write, rest));
    },
  );
}

export async function* jsonLines(rows: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
