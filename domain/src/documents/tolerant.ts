/**
 * Reads stored documents tolerantly (docs/decisions/0012), because the release that wrote a document may be older
 * or newer than the one that reads it. Writing stays strict: it uses the schemas unchanged.
 */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Each schema is converted once. */
const known = new WeakMap<Schema, Schema>();

/**
 * Converts a schema for reading: unknown fields, at any depth, and unknown names in lists and as keys pass through
 * unchanged. A known field with an invalid value is still refused: nothing is guessed.
 *
 * @param schema the schema used for writing
 * @returns a schema of the same type, with its checks
 */
export function tolerant<T extends Schema>(schema: T): T {
  const before = known.get(schema);
  if (before) return before as T;
  const made = loosened(schema);
  known.set(schema, made);
  return made as T;
}

function loosened(schema: Schema): Schema {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return z.core.clone(schema, {
        ...def,
        shape: Object.fromEntries(Object.entries(def.shape).map(([key, part]) => [key, tolerant(part)])),
        catchall: z.unknown(),
      } as never);
    case 'array':
      return z.core.clone(schema, { ...def, element: withUnknownNames(def.element) } as never);
    case 'record':
      return z.core.clone(schema, { ...def, mode: 'loose', valueType: tolerant(def.valueType) } as never);
    case 'union':
      return z.core.clone(schema, {
        ...def,
        options: def.options.map((option) => tolerant(option)),
      } as never);
    case 'optional':
    case 'nullable':
    case 'default':
      return z.core.clone(schema, { ...def, innerType: tolerant(def.innerType) } as never);
    default:
      return schema;
  }
}

/** A list of names may contain one that a later release has added, such as a badge. */
function withUnknownNames(element: Schema): Schema {
  return (element as z.core.$ZodTypes)._zod.def.type === 'enum' ? z.string() : tolerant(element);
}
