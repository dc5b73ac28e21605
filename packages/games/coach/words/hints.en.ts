import type { WhyWordsOf } from '@ridotto/kernel';
import type { Whys } from './hints.ts';
import { itemIn } from './names.en.ts';

const percent = (chance: number) => `${Math.round(chance * 100)} %`;

export const HINT_WORDS: WhyWordsOf<Whys> = {
  certain: () => 'All that you have seen proves it: this declaration wins.',
  declares: ({ chance }) => `By all that you have seen this declaration is right with ${percent(chance)}.`,
  lodge: () => 'You hold what the Seal of the Lodge asks for: you win alone.',
  handsOver: ({ item, seat }, names) =>
    `${names[seat]} is surely your ally and has treasure already: ${itemIn(item)} belongs in the same hand.`,
  learns: ({ seat }, names) => `It shows you to which society ${names[seat]} belongs.`,
  looks: ({ seat, item, chance }, names) =>
    `It shows you the items of ${names[seat]}, who may have ${itemIn(item)} (${percent(chance)}).`,
  draws: () => 'It brings you an item of the deck, where something of yours may lie.',
  burdens: ({ seat }, names) => `${names[seat]} is likely a rival, and can’t declare with the Black Pearl.`,
  token: ({ seat }, names) => `If ${names[seat]} refuses, you get a token, and if not, you lose little.`,
  trades: ({ item, seat }, names) => `You can do without ${itemIn(item)}, and learn what ${names[seat]} gives for it.`,
  seeks: ({ seat, item, chance }, names) =>
    `${names[seat]} may hold ${itemIn(item)} (${percent(chance)}), and you would know more.`,
  robs: ({ seat, item, chance }, names) =>
    `${names[seat]} may hold ${itemIn(item)} (${percent(chance)}): a search could bring it to you.`,
  tries: ({ seat, chance }, names) =>
    `A won duel would show you the society of ${names[seat]}, an ally with ${percent(chance)} so far.`,
  ties: ({ seat }, names) => `Against ${names[seat]} a tie is likely, and brings you an item of the deck.`,
  demands: ({ item, seat }, names) => `${names[seat]} is certain to have ${itemIn(item)}.`,
  foresees: () => 'The look at the deck costs nothing, and tells what comes.',
  accepts: ({ got, gave }) => `${capital(itemIn(got))} is worth more to you than ${itemIn(gave)}.`,
  refuses: ({ item }) => `${capital(itemIn(item))} is not worth what you would have to give.`,
  sides: ({ seat, chance }, names) => `${names[seat]} is the likelier ally of the two (${percent(chance)}).`,
  guesses: () => 'You know too little of both: neither side is better for you.',
  adds: () => 'It turns the duel, and nothing less does.',
  saves: () => 'It would change nothing here: keep it for another time.',
  protects: ({ seat }, names) => `It saves ${names[seat]} from a loss.`,
  weakens: ({ seat }, names) => `It takes ${names[seat]} out of the other side.`,
  gains: ({ item }) => `${capital(itemIn(item))} is worth most in your hand.`,
  parts: ({ item }) => `Of all that you could give, ${itemIn(item)} costs you least.`,
  serves: () => 'It costs you nothing and may serve you.',
};

function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}
