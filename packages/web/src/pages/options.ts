/** The texts of a few choices as the list that `Choice` takes. */
export const optionsOf = <Value extends string>(texts: Readonly<Record<Value, string>>) =>
  (Object.entries(texts) as [Value, string][]).map(([value, text]) => ({ value, text }));

/** Languages, each by its own name. */
export const languagesOf = <Value extends string>(names: Readonly<Record<Value, string>>) =>
  optionsOf(names).map((option) => ({ ...option, lang: option.value }));
