/**
 * How a stored document is read (docs/decisions/0012): the release that wrote it may be older or newer than the one that
 * reads it. Writing stays strict: it uses the schemas as they are.
 */
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Each schema is taken apart once. */
const known = new WeakMap<Schema, Schema>();

/**
 * The same schema for reading: unknown fields, at any depth, and unknown names in lists and maps of names pass through
 * untouched. A known field is still refused when its value is not what the schema says: nothing is guessed.
 *
 * @param schema a schema that documents are written by
 * @returns a schema of the same type, its checks included
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

/** A list of names may hold one that a later release has added, such as a badge. */
function withUnknownNames(element: Schema): Schema {
  return (element as z.core.$ZodTypes)._zod.def.type === 'enum' ? z.string() : tolerant(element);
}
