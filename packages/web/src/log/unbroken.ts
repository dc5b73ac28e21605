/** A text as it is shown: a number stays on the line of the word before it. */
export const unbroken = (text: string): string => text.replaceAll(/(?<=\p{L}) (?=\d)/gu, '\u00a0');
