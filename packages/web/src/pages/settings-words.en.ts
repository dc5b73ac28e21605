export const en = {
  title: 'Settings',
  kept: 'They are kept in this browser only.',
  you: 'You',
  name: 'Name',
  look: 'Light',
  themes: { auto: 'As the device', light: 'Morning', dark: 'Night' },
  comfort: 'Comfort',
  sound: 'Sounds',
  soundHint: 'A quiet one for each kind of event.',
  motion: 'Motion',
  motionHint: 'Pieces glide from place to place. If your device asks for less motion, that counts.',
  notebook: 'Notebook at new tables',
  notebookHint: 'What each of the others’ secrets can still be.',
  data: 'Data',
  dataHint: 'Name, settings, saved arrangements and the games on this device.',
  clear: 'Clear everything',
  clearTitle: 'Clear everything?',
  clearText:
    'Games on this device and all settings are gone for good. Tables of the house stay there, but this browser forgets them.',
  clearYes: 'Clear',
  clearNo: 'Keep',
  cleared: 'All cleared.',
  version: (version: string) => `Version ${version}`,
};

export type SettingsWords = typeof en;
