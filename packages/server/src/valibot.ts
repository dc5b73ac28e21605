import { toJsonSchema } from '@valibot/to-json-schema';
import type { FastifySchema, FastifySchemaCompiler, FastifyTypeProvider } from 'fastify';
import * as v from 'valibot';

/** Gives handlers the types of their schemas. */
export interface ValibotProvider extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown;
  serializer: this['schema'] extends v.GenericSchema ? v.InferInput<this['schema']> : unknown;
}

/** Fastify checks every input with the route's own schema before the handler sees it. */
export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data) => {
    if (Array.isArray(data)) return { error: new Error('body') }; // Valibot takes a list for an object
    const parsed = v.safeParse(schema, data ?? undefined, { abortEarly: true }); // Fastify says null where nothing is
    return parsed.success ? { value: parsed.output } : { error: new Error(v.getDotPath(parsed.issues[0]) ?? 'body') };
  };

export const serializerCompiler = () => (data: unknown) => JSON.stringify(data);

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && '~standard' in value;

/** The same schemas as JSON Schema, for the OpenAPI page. */
export function describe({ schema, url }: { schema: FastifySchema; url: string }): {
  schema: FastifySchema;
  url: string;
} {
  const described = Object.entries(schema ?? {}).map(([part, value]) => [part, describePart(value)]);
  return { schema: Object.fromEntries(described) as FastifySchema, url };
}

function describePart(value: unknown): unknown {
  if (isSchema(value)) return toJsonSchema(value, { typeMode: 'input', errorMode: 'ignore' });
  return value;
}
