import type { Refusal } from '@ridotto/host/protocol';

/** What a person is told when the house refuses; codes that no person should meet have no sentence of their own. */
export type Refused = Partial<Record<Refusal['refused'], string>>;
