export const en = {
  name: 'Ridotto',
  close: 'Close',
  less: 'Less',
  more: 'More',
  yes: 'Yes',
  no: 'No',
  home: 'Back to the house',
  broken: { title: 'Something broke', text: 'This page could not be shown.', again: 'Try again' },
  example: (rule: string) => `Example for ${rule}`,
};

export type SharedWords = typeof en;
