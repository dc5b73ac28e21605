import { chainOf, open, optionsIn, seatsIn, seeded, setupOf, type AnyKinds, type AnyTitle } from '@ridotto/kernel';
import { playOut } from '@ridotto/kernel/testing';

/** How many questions people answer for each that has a real choice; bots stand in for them. */
export function questionsPerChoice(title: AnyTitle, seats: number, games: number): number {
  const setup = setupOf(title, {}, seats)!;
  const players = Object.fromEntries(Array.from({ length: seats }, (_, seat) => [seat, title.bot.bind(title)]));
  let [asked, choices] = [0, 0];
  for (let seed = 0; seed < games; seed++) {
    let isInside = false; // a window that was counted when it opened
    const each = (state: AnyKinds['state']) => {
      const turn = title.game.turn(state);
      if (turn.kind !== 'ask') return;
      const wasInside = isInside;
      isInside = turn.window !== undefined;
      if (turn.window && wasInside) return;
      const chain = turn.window ? chainOf(title, { ...open(title, seats, setup), state }) : [];
      const people = turn.window ? seatsIn(chain) : turn.seats.filter((seat) => !turn.sure?.includes(seat));
      for (const seat of people) {
        const options = turn.window ? optionsIn(title, chain, seat) : title.game.options(state, seat);
        const isChoice = options.length > 1;
        if (isChoice) choices++;
        if (isChoice || !turn.window) asked++; // a window without a choice passes by silence
      }
    };
    playOut(title, seats, setup, seeded(seed), { each, players });
  }
  return asked / choices;
}
