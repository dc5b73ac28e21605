import { voicesOf, type Sound, type Voice } from './sounds.ts';

const SILENCE = 0.0001; // an exponential never reaches zero

/** Sets the voices of a sound going on an audio context, which may be an offline one. */
export function perform(context: BaseAudioContext, sound: Sound): void {
  for (const voice of voicesOf(sound)) sing(context, voice);
}

function sing(context: BaseAudioContext, voice: Voice): void {
  const start = context.currentTime + voice.at;
  const end = start + voice.rise + voice.fall;
  const swell = new GainNode(context, { gain: SILENCE });
  swell.gain.setValueAtTime(SILENCE, start);
  swell.gain.exponentialRampToValueAtTime(voice.gain, start + voice.rise);
  swell.gain.exponentialRampToValueAtTime(SILENCE, end);
  const source = voice.wave === 'noise' ? rustle(context, voice, swell) : tone(context, voice, voice.wave, swell);
  swell.connect(context.destination);
  source.start(start);
  source.stop(end);
}

function slide(pitch: AudioParam, { from, to, at, rise, fall }: Voice, now: number): void {
  pitch.setValueAtTime(from, now + at);
  pitch.exponentialRampToValueAtTime(to, now + at + rise + fall);
}

function tone(context: BaseAudioContext, voice: Voice, type: OscillatorType, out: AudioNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type });
  slide(source.frequency, voice, context.currentTime);
  source.connect(out);
  return source;
}

function rustle(context: BaseAudioContext, voice: Voice, out: AudioNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: noiseOf(context), loop: true });
  const band = new BiquadFilterNode(context, { type: 'bandpass', Q: 0.9 });
  slide(band.frequency, voice, context.currentTime);
  source.connect(band).connect(out);
  return source;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}
