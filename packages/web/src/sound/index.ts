import { settings } from '@ridotto/kit/settings.svelte.ts';
import type { Sound } from './sounds.ts';
import { perform } from './synthesiser.ts';

let context: AudioContext | null = null;

/** Lets a sound be heard, if the guest wants any. The first one after a visit's first touch wakes the audio. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === 'running') perform(context, sound);
  else void context.resume().then(() => context && perform(context, sound));
}
