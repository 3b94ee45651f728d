/** What a schema complains of, in words of ours. */
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Stands for a name that no schema has: of a map, or of a field that a student made up. */
const UNKNOWN = '…';

/** The schema by which each error came about. */
const SCHEMAS = new WeakMap<object, Schema>();

/** Remembers the schema of an error, so that the log can name the fields. */
export function noteSchema(error: object, schema: Schema): void {
  SCHEMAS.set(error, schema);
}

/**
 * What a schema complains of, for the log: each complaint's code, and the fields that lead to it as far as the schema names
 * them. Not its message, which can hold unknown keys or values.
 *
 * @returns nothing for an error that is not a schema's
 */
export function describeIssues(error: object, schema: Schema | undefined = SCHEMAS.get(error)): string[] {
  if (!('issues' in error && Array.isArray(error.issues))) return [];
  return error.issues.map(({ code, path }: { code?: string; path?: readonly PropertyKey[] }) =>
    [code ?? 'custom', ...(path?.length ? [namesOf(path, schema)] : [])].join(' at '),
  );
}

function namesOf(path: readonly PropertyKey[], schema: Schema | undefined): string {
  let schemas = schema ? [schema] : [];
  const names = path.map((key) => {
    const inside = schemas.flatMap(unwrapped);
    schemas = inside.flatMap((one) => childrenOf(one, key));
    if (typeof key === 'number') return String(key);
    return inside.some((one) => isNamedBy(one, key)) ? String(key) : UNKNOWN;
  });
  return names.join('.');
}

function defOf(schema: Schema) {
  return (schema as z.core.$ZodTypes)._zod.def;
}

/** The schemas that a value may have to match, without what is around them. */
function unwrapped(schema: Schema): Schema[] {
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return unwrapped(def.innerType);
    case 'pipe':
      return unwrapped(def.in);
    case 'union':
      return def.options.flatMap(unwrapped);
    default:
      return [schema];
  }
}

function isNamedBy(schema: Schema, key: PropertyKey): boolean {
  const def = defOf(schema);
  return def.type === 'object' && Object.hasOwn(def.shape, key);
}

function childrenOf(schema: Schema, key: PropertyKey): Schema[] {
  const def = defOf(schema);
  if (def.type === 'array') return [def.element];
  if (def.type === 'record') return [def.valueType];
  if (def.type !== 'object') return [];
  const child = Object.hasOwn(def.shape, key) ? def.shape[String(key)] : undefined;
  return child ? [child] : [];
}
