/** Shares and changes as people read them. */
export const percent = (share: number): string => String(Math.round(share * 100));
export const signed = (number: number, digits: number): string =>
  `${number > 0 ? '+' : number < 0 ? '−' : ''}${Math.abs(number).toFixed(digits)}`;
export const comma = (text: string): string => text.replaceAll('.', ',');
