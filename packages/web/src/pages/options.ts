/** The texts of a few choices as the list that `Choice` takes. */
export const optionsOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.entries(texts) as [Value, string][]).map(([value, text]) => ({ value, text }));
