export const en = {
  label: 'Search the rules',
  none: 'The rules say nothing of that. Try another word.',
  contents: 'Contents',
};

export type SearchWords = typeof en;
