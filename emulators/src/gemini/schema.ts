/** Fits a value to a JSON schema, or to Gemini's own dialect with its types in capitals. */

export interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  definitions?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  minItems?: number | string;
  maxItems?: number | string;
  minLength?: number | string;
  maxLength?: number | string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  pattern?: string;
  format?: string;
}

const FILLER = 'Study';
const BY_FORMAT: Readonly<Record<string, string>> = {
  date: '2026-01-05',
  time: '09:00:00Z',
  'date-time': '2026-01-05T09:00:00Z',
  email: 'student@example.com',
  uri: 'https://example.com/',
};

/** Makes the value valid: adds missing fields with sample values, and drops what the schema does not allow. */
export function fitted(value: unknown, schema: Schema, root: Schema = schema, depth = 0): unknown {
  const found = resolved(schema, root);
  if (found.const !== undefined) return found.const;
  if (found.enum) return found.enum.includes(value) ? value : found.enum[0];
  switch (kindOf(found, value)) {
    case 'object':
      return fittedObject(value, found, root, depth);
    case 'array':
      return fittedList(value, found, root, depth);
    case 'string':
      return fittedText(value, found);
    case 'integer':
    case 'number':
      return fittedNumber(value, found);
    case 'boolean':
      return value === true;
    case 'null':
      return null;
    default:
      return value ?? {};
  }
}

function resolved(schema: Schema, root: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  const target = name === undefined ? undefined : (root.$defs?.[name] ?? root.definitions?.[name]);
  if (target) return resolved(target, root);
  const [alternative] = schema.anyOf ?? schema.oneOf ?? [];
  if (alternative) return resolved({ ...schema, anyOf: [], oneOf: [], ...alternative }, root);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolved(part, root));
  return Object.assign({}, schema, ...parts, { allOf: undefined }) as Schema;
}

function kindOf({ type, properties, items }: Schema, value: unknown): string | undefined {
  const types = [type ?? []].flat().map((name) => name.toLowerCase());
  if (types.length === 0) return properties ? 'object' : items ? 'array' : undefined;
  const own = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return types.includes(own) ? own : types[0];
}

function fittedObject(value: unknown, schema: Schema, root: Schema, depth: number): unknown {
  const { properties = {}, required = [] } = schema;
  const given = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  const fields = Object.entries(properties).flatMap(([name, field]) => {
    const own = Object.hasOwn(given, name) ? (given as Record<string, unknown>)[name] : undefined;
    // A recursive schema would never end.
    if (own === undefined && !required.includes(name) && (depth > 4 || Object.keys(given).length > 0))
      return [];
    return [[name, fitted(own, field, root, depth + 1)] as const];
  });
  return Object.fromEntries(fields);
}

function fittedList(value: unknown, schema: Schema, root: Schema, depth: number): unknown[] {
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const given = Array.isArray(value) ? value.slice(0, Number(maxItems)) : [];
  const list = given.map((item) => fitted(item, items, root, depth + 1));
  while (list.length < Number(minItems)) list.push(fitted(list.at(-1), items, root, depth + 1));
  return list;
}

function fittedText(value: unknown, schema: Schema): string {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, format } = schema;
  const formal = BY_FORMAT[format ?? ''];
  // The known formats have a fixed length and shape.
  const isGiven = typeof value === 'string' && (formal === undefined || sameShape(value, formal));
  const own = isGiven ? value : (formal ?? FILLER);
  const long = own.padEnd(Number(minLength), '.').slice(0, Number(maxLength));
  const text = long.replace(/[\uD800-\uDBFF]$/, '');
  if (pattern === undefined || new RegExp(pattern, 'u').test(text)) return text;
  return (
    [...Object.values(BY_FORMAT), '09:00', 'a', '1'].find((other) => new RegExp(pattern, 'u').test(other)) ??
    text
  );
}

/** Whether both have digits in the same places, and the same characters between them. */
function sameShape(text: string, other: string): boolean {
  return text.replace(/\d/g, '0') === other.replace(/\d/g, '0');
}

function fittedNumber(value: unknown, schema: Schema): number {
  const whole = [schema.type ?? []].flat().some((type) => type.toLowerCase() === 'integer');
  const step = schema.multipleOf ?? (whole ? 1 : 0);
  const low =
    schema.minimum ??
    (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + (step || 1e-6));
  const high =
    schema.maximum ??
    (schema.exclusiveMaximum === undefined ? undefined : schema.exclusiveMaximum - (step || 1e-6));
  const own = typeof value === 'number' && Number.isFinite(value) ? value : (low ?? 0);
  const kept = Math.min(high ?? Number.POSITIVE_INFINITY, Math.max(low ?? Number.NEGATIVE_INFINITY, own));
  if (step === 0) return kept;
  const down = Math.floor(kept / step) * step;
  return low !== undefined && down < low ? Math.ceil(low / step) * step : down;
}
