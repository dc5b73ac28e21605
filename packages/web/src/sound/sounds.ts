/** What can be heard in the house. */
export const SOUNDS = [
  'move',
  'capture',
  'card',
  'shuffle',
  'turn',
  'win',
  'lose',
  'draw',
  'error',
  'chat',
  'click',
  'bell',
] as const;
export type Sound = (typeof SOUNDS)[number];

/** One voice of a sound: it slides from a pitch to another while it swells and dies away. */
export interface Voice {
  readonly wave: 'sine' | 'triangle' | 'noise'; // noise is heard around its pitch
  readonly from: number; // Hz
  readonly to: number;
  readonly at: number; // seconds after the beginning
  readonly rise: number;
  readonly fall: number;
  readonly gain: number; // 1 is the loudest there is
}

const wood = (pitch: number, gain: number): Voice[] => [
  { wave: 'triangle', from: pitch, to: pitch * 0.6, at: 0, rise: 0.003, fall: 0.11, gain },
  { wave: 'noise', from: pitch * 9, to: pitch * 5, at: 0, rise: 0.001, fall: 0.03, gain: gain * 0.6 },
];
const swish = (at: number, gain: number): Voice => ({
  wave: 'noise',
  from: 3200,
  to: 1400,
  at,
  rise: 0.02,
  fall: 0.09,
  gain,
});
const string = (pitch: number, at: number, gain: number): Voice[] => [
  { wave: 'triangle', from: pitch, to: pitch, at, rise: 0.006, fall: 0.55, gain },
  { wave: 'sine', from: pitch * 2, to: pitch * 2, at, rise: 0.004, fall: 0.25, gain: gain * 0.35 },
];
const glass = (pitch: number, at: number, gain: number): Voice[] => [
  { wave: 'sine', from: pitch, to: pitch, at, rise: 0.004, fall: 0.7, gain },
  { wave: 'sine', from: pitch * 2.76, to: pitch * 2.76, at, rise: 0.002, fall: 0.25, gain: gain * 0.3 },
];

/** `pitches` one after another, `apart` seconds each. */
const row = (pitches: readonly number[], apart: number, gain: number): Voice[] =>
  pitches.flatMap((pitch, at) => string(pitch, at * apart, gain));

const [D4, F4, A4, D5, FIS5, A5, D6] = [293.7, 349.2, 440, 587.3, 740, 880, 1174.7] as const;

/** A bell's hum, its note, a minor third over it and a clang, which dies first. */
const BELL: readonly (readonly [ratio: number, fall: number, gain: number])[] = [
  [0.5, 1, 0.16],
  [1, 0.9, 0.22],
  [1.2, 0.6, 0.12],
  [2.67, 0.25, 0.08],
];

const TABLE: Record<Sound, readonly Voice[]> = {
  move: wood(230, 0.4),
  capture: [
    ...wood(150, 0.5),
    { wave: 'noise', from: 2600, to: 500, at: 0.04, rise: 0.005, fall: 0.22, gain: 0.22 },
    { wave: 'triangle', from: 190, to: 70, at: 0.05, rise: 0.01, fall: 0.3, gain: 0.25 },
  ],
  card: [swish(0, 0.6)],
  shuffle: [0, 0.07, 0.13, 0.18, 0.24, 0.31, 0.4].map((at, card) => swish(at, 0.3 + 0.05 * (card % 3))),
  turn: [...glass(A5, 0, 0.2), ...glass(D6, 0.12, 0.16)],
  win: row([D5, FIS5, A5, D6], 0.11, 0.18),
  lose: row([A4, F4, D4], 0.18, 0.22),
  draw: row([D5, A4, D5], 0.16, 0.2),
  error: [...wood(110, 0.3), ...wood(98, 0.3).map((voice) => ({ ...voice, at: 0.12 }))],
  chat: [{ wave: 'sine', from: 620, to: 930, at: 0, rise: 0.008, fall: 0.12, gain: 0.2 }],
  bell: BELL.map(([ratio, fall, gain]) => ({
    wave: 'sine',
    from: A4 * ratio,
    to: A4 * ratio,
    at: 0,
    rise: 0.004,
    fall,
    gain,
  })),
  click: [{ wave: 'noise', from: 3800, to: 2600, at: 0, rise: 0.001, fall: 0.02, gain: 0.5 }],
};

export const voicesOf = (sound: Sound): readonly Voice[] => TABLE[sound];

/** When the last voice has died away, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...voicesOf(sound).map(({ at, rise, fall }) => at + rise + fall));
