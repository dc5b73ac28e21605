export const en = {
  title: 'This table is closed',
  text: 'It was played by an edition of the rules that this house no longer has. Nobody can play on here, but it can be read.',
  log: 'What was said',
  own: 'If the game was not over, only your own answers are shown.',
};

export type ClosedWords = typeof en;
