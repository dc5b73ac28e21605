// Every game of the house, a line each. Nothing else lists them.
export { coach } from './coach/manifest.ts';
export { intrigo } from './intrigo/manifest.ts';
export { twilight } from './twilight/manifest.ts';
export { volto } from './volto/manifest.ts';
