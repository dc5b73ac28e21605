import type { Tenth } from '@ridotto/bots/arena';

const SIZE = 240;
const EDGE = 36;

/** How often what was said to be so likely was so: on the line, always as often as was said. */
export function reliabilityPicture(game: string, tenths: readonly Tenth[]): string {
  const x = (chance: number) => (EDGE + chance * SIZE).toFixed(1);
  const y = (chance: number) => (EDGE + (1 - chance) * SIZE).toFixed(1);
  const most = Math.max(1, ...tenths.map(({ count }) => count));
  const dots = tenths
    .filter(({ count }) => count > 0)
    .map(({ said, was, count }) => {
      const radius = (2 + 6 * Math.sqrt(count / most)).toFixed(1);
      return `<circle cx="${x(said)}" cy="${y(was)}" r="${radius}"><title>${said.toFixed(3)}: ${was.toFixed(3)} of ${count}</title></circle>`;
    });
  const whole = SIZE + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${whole}" width="${whole}" height="${whole}" font-family="sans-serif" font-size="12">
<rect width="${whole}" height="${whole}" fill="#fff"/>
<rect x="${EDGE}" y="${EDGE}" width="${SIZE}" height="${SIZE}" fill="none" stroke="#999"/>
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#999" stroke-dasharray="4 4"/>
<g fill="#7a2e3a" fill-opacity="0.8">
${dots.join('\n')}
</g>
<text x="${whole / 2}" y="${EDGE - 14}" text-anchor="middle">${game}</text>
<text x="${whole / 2}" y="${whole - 10}" text-anchor="middle">said to be so likely</text>
<text x="14" y="${whole / 2}" text-anchor="middle" transform="rotate(-90 14 ${whole / 2})">was so</text>
</svg>
`;
}
