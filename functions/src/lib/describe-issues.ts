/** Describes validation errors for the log, without the values that caused them. */
import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Replaces a key that the schema does not name: the key of a map, or an unknown field. */
const UNKNOWN = '…';

/** The schema that produced each error. */
const SCHEMAS = new WeakMap<object, Schema>();

/** Remembers the schema of an error, so that the log can name the fields. */
export function noteSchema(error: object, schema: Schema): void {
  SCHEMAS.set(error, schema);
}

/**
 * Describes validation issues for the log: the code of each issue, and the path to its field as far as the schema
 * names it. Messages are left out, because they can quote unknown keys or values.
 *
 * @returns an empty list for an error that no schema produced
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

/** The schemas inside wrappers such as optional, and the options of a union. */
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
