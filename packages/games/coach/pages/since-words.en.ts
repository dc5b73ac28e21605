export const en = {
  you: 'you',
  label: 'Since your last turn',
  hit: 'and it was there',
  miss: 'in vain',
  unread: 'nothing was read aloud',
  refused: 'refused',
  prevented: 'came to nothing',
  spied: 'saw an item',
  tie: 'a tie',
  won: (name: string) => `won by ${name}`,
  saw: 'who saw the society',
  took: 'who took an item',
};

export type SinceWords = typeof en;
