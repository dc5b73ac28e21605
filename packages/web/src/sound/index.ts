import { settings } from '@ridotto/kit/settings.svelte.ts';
import type { Sound } from './sounds.ts';

let context: AudioContext | null = null;

/** Lets a sound be heard, if the guest wants any. The first one after a visit's first touch wakes the audio. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  void perform(context, sound).catch(() => {}); // without a network that has never brought them there are no sounds
}

async function perform(context: AudioContext, sound: Sound): Promise<void> {
  const [synthesiser] = await Promise.all([import('./synthesiser.ts'), context.resume()]);
  synthesiser.perform(context, sound);
}
