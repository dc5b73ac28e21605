export const en = {
  label: 'An earlier moment',
  at: (at: number, of: number) => `You look back: moment ${at} of ${of}`,
  before: 'A moment earlier',
  after: 'A moment later',
  now: 'Back to now',
};

export type LookingWords = typeof en;
