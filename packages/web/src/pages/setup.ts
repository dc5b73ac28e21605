/** What was chosen of an option: on or off, one of several, or one for each seat. */
export type Chosen = boolean | string | readonly (string | null)[];

/** The setup of a table with so many seats: what was chosen for seats that went away again is forgotten. */
export const setupFrom = (chosen: Readonly<Record<string, Chosen>>, seats: number): Record<string, Chosen> =>
  Object.fromEntries(
    Object.entries(chosen).map(([name, value]) => [name, Array.isArray(value) ? value.slice(0, seats) : value]),
  );
