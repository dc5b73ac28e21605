/** The two sides of a table: the Moon's family and the Sun's. Shape tells them apart as well as colour. */
export type Family = 0 | 1;

/** Classes of art.css that dye what belongs to a family. */
export const DYES = ['art-moon', 'art-sun'] as const;
