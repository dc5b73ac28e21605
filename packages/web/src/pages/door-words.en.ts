export const en = {
  title: 'You are invited',
  named: (game: string) => `A table of ${game}`,
  by: (host: string) => `opened by ${host}`,
  name: 'Your name',
  nameHint: 'Others at the table see it. No account is needed.',
  enter: 'Come in',
  noName: 'A name has 1 to 24 characters, and nothing hidden or piled up.',
  gone: 'There is no such table any more.',
};

export type DoorWords = typeof en;
