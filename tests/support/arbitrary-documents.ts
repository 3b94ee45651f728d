import fc from 'fast-check';
import { definitionOf, type Schema, unwrapped, validOf } from './arbitrary.ts';
import type { Bend } from './arbitrary-bend.ts';
import { bendsOf } from './arbitrary-bends.ts';
import { ABSENT, type Fields } from './rule-cases.ts';

/** Documents that a schema takes, and such with one value bent: each in each way before one comes again. */

export interface Sample {
  /** What was bent, and how; null for a document as the schema takes it. */
  bent: string | null;
  data: Fields;
  /** As it was before. */
  valid: Fields;
}

/** Of as many documents as this, how many are bent. */
const BENT = 0.75;

/** Where a value is: fields, and `*` for one of the elements of a list or of the entries of a map. */
interface Place {
  path: readonly string[];
  schema: Schema;
}

function placesOf(schema: Schema, path: readonly string[] = []): readonly Place[] {
  const { inner } = unwrapped(schema);
  const def = definitionOf(inner);
  const within =
    def.type === 'object'
      ? Object.entries(def.shape)
      : def.type === 'array'
        ? [['*', def.element] as const]
        : def.type === 'record'
          ? [['*', def.valueType] as const]
          : [];
  return [{ path, schema: inner }, ...within.flatMap(([key, of]) => placesOf(of, [...path, key]))];
}

/** So many documents, the same for the same seed. */
export function samplesOf(schema: Schema, count: number, seed: number): Sample[] {
  const valids = fc.sample(validOf(schema), { seed, numRuns: 2 * count }) as Fields[];
  const ways = placesOf(schema).flatMap(({ path, schema: of }) =>
    bendsOf(of, path.length === 0).map((bend) => ({ path, bend })),
  );
  const [inOrder = []] = fc.sample(fc.shuffledSubarray(ways, { minLength: ways.length }), {
    seed,
    numRuns: 1,
  });
  let next = 0;
  const validWith = (path: readonly string[]): Fields => {
    for (const _ of valids) {
      const valid = valids[next++ % valids.length] as Fields;
      if (isThere(valid, path)) return valid;
    }
    throw new Error(`none of the valid documents has ${path.join('.')}`);
  };
  return Array.from({ length: count }, (_, index) => {
    const way = index < count * BENT ? inOrder[index % inOrder.length] : undefined;
    const valid = validWith(way?.path ?? []);
    if (!way) return { bent: null, data: valid, valid };
    const bent = `${way.path.join('.') || 'the document'} ${way.bend.how}`;
    return { bent, data: bentAt(valid, way.path, way.bend, valid) as Fields, valid };
  });
}

/** Which key a step of a path is in a value: of a list the last element, of a map the first entry. */
function keyOf(value: object, step: string): string | undefined {
  if (step !== '*') return step;
  return Array.isArray(value) ? Object.keys(value).at(-1) : Object.keys(value)[0];
}

/** Whether there is something at a path: bent, it then is the one thing that is wrong. */
function isThere(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (value === undefined || value === null) return false;
  if (step === undefined) return true;
  const key = keyOf(value as object, step);
  return key !== undefined && isThere((value as Fields)[key], rest);
}

function bentAt(value: unknown, [step, ...rest]: readonly string[], bend: Bend, data: Fields): unknown {
  if (step === undefined) return bend.to(value, data);
  const key = keyOf(value as object, step) as string;
  const changed = bentAt((value as Fields)[key], rest, bend, data);
  if (Array.isArray(value)) return value.with(Number(key), changed === ABSENT ? undefined : changed);
  const { [key]: _, ...others } = value as Fields;
  return changed === ABSENT ? others : { ...others, [key]: changed };
}
