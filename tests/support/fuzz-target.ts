import { definitionOf, type Schema, takes, unwrapped } from './arbitrary.ts';
import type { Fields, Write } from './rule-cases.ts';

/** A document that a client writes, and what there must be around it for the rules to look at nothing else. */
export interface Target {
  /** Where it stands in firestore.rules. */
  block: string;
  what: string;
  schema: Schema;
  path: (data: Fields, uid: string) => string;
  /**
   * What the rules ask for beyond the schema: whose it is, times, days, what it names. It takes the place of what the
   * schema takes there, never of anything else.
   *
   * @param valid the document before anything of it was bent
   */
  right?: (data: Fields, uid: string, valid: Fields) => Fields;
  /** What is there before, by its path. */
  before?: (data: Fields, uid: string, valid: Fields) => Record<string, Fields>;
  /** What else is in the batch. */
  with?: (data: Fields, uid: string, valid: Fields) => readonly Write[];
}

/** The time of everything that was there before. */
export const AT = new Date('2026-03-01T08:00:00.000Z');

/** A document with what the rules ask for beyond its schema. */
export function settled({ schema, right }: Target, data: Fields, uid: string, valid: Fields): Fields {
  const def = definitionOf(schema);
  if (def.type !== 'object') throw new Error('a document that is no map');
  const fits = ([field]: [string, unknown]) => {
    const of = def.shape[field];
    return of !== undefined && field in data && takes(unwrapped(of).whole, data[field]);
  };
  const fitting = Object.entries(right?.(data, uid, valid) ?? {}).filter(fits);
  return { ...data, ...Object.fromEntries(fitting) };
}

/** The same document, written over one that is there. */
export function over(target: Target, right = target.right): Target {
  const changed: Target = {
    ...target,
    ...(right && { right }),
    what: `${target.what}, over one that is there`,
  };
  return {
    ...changed,
    before: (data, uid, valid) => ({
      ...target.before?.(data, uid, valid),
      [target.path(valid, uid)]: settled(changed, valid, uid, valid),
    }),
  };
}

/** The id of a document: a value, or another where that is none; `__…__` Firestore keeps for itself. */
export function idOf(value: unknown, otherwise: string): string {
  const isId = typeof value === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(value) && !/^__.*__$/.test(value);
  return isId ? value : otherwise;
}
