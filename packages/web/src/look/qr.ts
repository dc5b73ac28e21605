import { encode } from 'uqr';

const QUIET = 4; // squares of white around a code

/** The QR code of a text as a path of dark squares on a white square of this size. */
export function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: squares.join('') };
}
