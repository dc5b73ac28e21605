export const en = {
  title: 'Rules',
  intro: 'Every game in our own words. Each rule has a number, and a link of its own.',
  of: (game: string) => `${game}: rules`,
  contents: 'Contents',
  link: (id: string) => `Link to rule ${id}`,
  ruling: 'A ruling of ours',
  rulingShort: 'ruling',
  notHere: 'There is no such game in the house.',
  lesson: 'Learn by playing',
  play: 'Play',
};

export type RulesWords = typeof en;
