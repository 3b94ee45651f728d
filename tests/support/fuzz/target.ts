import { definitionOf, type Schema, takes, unwrapped } from '../arbitrary/values.ts';
import type { Fields, Write } from '../rules/requests.ts';

/** A document that a client writes, with everything around it valid, so that the rules decide by its fields alone. */
export interface Target {
  /** The path of its `match` block in firestore.rules. */
  block: string;
  what: string;
  schema: Schema;
  path: (data: Fields, uid: string) => string;
  /**
   * Values that the rules check and the schema can't: owner, times, days and references. They replace the values of those
   * fields only where the schema accepts them, so that a mutation stays.
   *
   * @param valid the document before the mutation
   */
  required?: (data: Fields, uid: string, valid: Fields) => Fields;
  /** The documents before the write, by path. */
  before?: (data: Fields, uid: string, valid: Fields) => Record<string, Fields>;
  /** The other writes of the batch. */
  with?: (data: Fields, uid: string, valid: Fields) => readonly Write[];
}

/** The time of stored documents. */
export const AT = new Date('2026-03-01T08:00:00.000Z');

/** Returns the document with the values that the rules require. */
export function withRequired({ schema, required }: Target, data: Fields, uid: string, valid: Fields): Fields {
  const def = definitionOf(schema);
  if (def.type !== 'object') throw new Error('a document must be a map');
  const fits = ([field]: [string, unknown]) => {
    const of = def.shape[field];
    return of !== undefined && field in data && takes(unwrapped(of).whole, data[field]);
  };
  const fitting = Object.entries(required?.(data, uid, valid) ?? {}).filter(fits);
  return { ...data, ...Object.fromEntries(fitting) };
}

/** The target for updates: the document overwrites a stored one. */
export function overwriting(target: Target, required = target.required): Target {
  const changed: Target = {
    ...target,
    ...(required && { required }),
    what: `${target.what} that overwrites a stored one`,
  };
  return {
    ...changed,
    before: (data, uid, valid) => ({
      ...target.before?.(data, uid, valid),
      [target.path(valid, uid)]: withRequired(changed, valid, uid, valid),
    }),
  };
}

/** Returns a value as a document's id, or `otherwise` when it is no id that Firestore accepts. */
export function idOr(value: unknown, otherwise: string): string {
  const isValid =
    typeof value === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(value) && !/^__.*__$/.test(value);
  return isValid ? value : otherwise;
}
