/** Something the person asked for can't be done: said in one line, with a non-zero exit. Anything else is a bug. */
export class Refused extends Error {}

/** `text` with the line breaks and length that a terminal line can bear. */
export const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 300 ? `${line.slice(0, 299)}…` : line;
};
