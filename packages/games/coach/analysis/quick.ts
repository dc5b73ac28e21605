import type { Quick, Rng, Seat } from '@ridotto/kernel';
import { declarationsOf, isRight } from '../rules/declare.ts';
import type { Answer, AnswerOf, Coach, State } from '../rules/model.ts';

const DECLARES = 6; // one turn of so many, a seat thinks of declaring
const KNOWS = 3; // of four times it knows whom to name

/** Anything but a declaration, and now and then one that is mostly right: riders find out who is who, not how. */
export const quick: Quick<Coach> = (state, seat, options, rng) => {
  if (state.agenda.at(-1)?.step !== 'act') return options[rng(options.length)]!;
  const declaration = rng(DECLARES) === 0 ? declare(state, seat, rng) : undefined;
  if (declaration) return declaration;
  for (;;) {
    const answer = options[rng(options.length)]!;
    if (!isDeclaration(answer)) return answer;
  }
};

const isDeclaration = ({ kind }: Answer): boolean => kind === 'declare' || kind === 'divine' || kind === 'seal';

function declare(state: State, seat: Seat, rng: Rng): Answer | undefined {
  const all = declarationsOf(state, seat);
  const right = all.filter((answer) => answer.kind === 'seal' || isRight(state, seat, answer as AnswerOf<'declare'>));
  if (right.length > 0 && rng(4) < KNOWS) return right[rng(right.length)];
  return right.length > 0 || rng(4) === 0 ? all[rng(all.length)] : undefined;
}
