import type { Bus } from './ports.ts';

/** A bus on which nobody hears what they say themselves, as it is between nodes. */
export function withoutEcho(bus: Bus): Bus {
  let isSpeaking = false;
  return {
    publish(wake) {
      isSpeaking = true;
      try {
        bus.publish(wake);
      } finally {
        isSpeaking = false;
      }
    },
    subscribe: (listener) => bus.subscribe((wake) => isSpeaking || listener(wake)),
  };
}
