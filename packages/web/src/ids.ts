/** The id of a command, or words that nobody could foresee. (`randomUUID` is missing on pages without https.) */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
