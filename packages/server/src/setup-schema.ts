import type { Listed, TableOption } from '@ridotto/kernel';

type Schema = Readonly<Record<string, unknown>>;

/** What a table of each game may be like, beside what holds for all: how many seats it has, and its options. */
export const ofGames = (games: readonly Listed[]): readonly Schema[] =>
  games.map(({ id, words, seats: [minimum, maximum], options }) => ({
    title: words.en.name,
    properties: { game: { enum: [id] }, seats: { minimum, maximum }, setup: setupSchema(options, maximum) },
  }));

/** A game's table options as JSON Schema. */
const setupSchema = (options: Listed['options'], seats: number): Schema => ({
  type: 'object',
  properties: Object.fromEntries(Object.entries(options).map(([name, option]) => [name, choiceOf(option, seats)])),
  additionalProperties: false,
});

function choiceOf(option: TableOption, seats: number): Schema {
  const { name: title, sentence: description } = option.words.en;
  switch (option.kind) {
    case 'switch':
      return { title, description, type: 'boolean', default: false };
    case 'one':
      return { title, description, enum: option.of, default: option.of[0] };
    case 'each':
      return {
        title,
        description: `${description} By seat, all different; null: whichever is free.`,
        type: 'array',
        items: { enum: [...option.of, null] },
        maxItems: seats,
      };
  }
}
