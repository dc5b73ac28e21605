export const en = {
  name: 'Ridotto',
  close: 'Close',
  less: 'Less',
  more: 'More',
  yes: 'Yes',
  no: 'No',
  home: 'Back to the house',
  broken: { title: 'Something broke', text: 'This page could not be shown.', again: 'Try again' },
  example: (of: string) => `Example ${of}`,
};

export type SharedWords = typeof en;
