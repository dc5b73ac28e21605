export const en = {
  title: (game: string) => `Your first game: ${game}`,
  label: 'The lesson',
  board: 'The board',
  step: (at: number, count: number) => `Step ${at} of ${count}`,
  chapter: (n: number, of: number) => `Chapter ${n} of ${of}`,
  next: 'Go on',
  done: 'That was your first game.',
  doneHint: 'Now play one of your own. The rules stay at hand at the table.',
  play: 'Play against a bot',
  rules: 'Read the rules',
  again: 'Once more from the start',
  otherwise: 'The rules allow that. For the lesson, try what is lit up.',
  otherTask: 'The rules allow that, but here something else is to be done.',
};

export type LearnWords = typeof en;
