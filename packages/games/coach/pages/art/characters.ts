import type { View } from '../../title.ts';

export type Character = View['characters'][number];

/** Where each stands in portraits.svg, and the cloth of the sleeve that is held out with a sword or a shield. */
export const CAST: Record<Character, { readonly id: string; readonly sleeve: string }> = {
  'Juan Turcador': { id: 'turcador', sleeve: '#7a4a24' },
  'Michel de Molay': { id: 'molay', sleeve: '#8b9aa8' },
  'Romana Baranova': { id: 'baranova', sleeve: '#6a4a78' },
  'Theodora Rosenburg': { id: 'rosenburg', sleeve: '#2a2734' },
  'Dmitri Kartov': { id: 'kartov', sleeve: '#4c5d3a' },
  'Undine von Hochberg': { id: 'hochberg', sleeve: '#5f9b96' },
  'Brother Zacharias': { id: 'zacharias', sleeve: '#6b5138' },
  'Sir Henry Sutcliff': { id: 'sutcliff', sleeve: '#39424f' },
  'Mara Sotberg': { id: 'sotberg', sleeve: '#8a6a3a' },
  'Sarah McMullan': { id: 'mcmullan', sleeve: '#3d6b4c' },
};
