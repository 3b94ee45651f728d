import fc from 'fast-check';
import { ABSENT, type Fields } from '../rules/requests.ts';
import type { Mutation } from './mutation-builders.ts';
import { mutationsOf } from './mutations.ts';
import { definitionOf, type Schema, unwrapped, validOf } from './values.ts';

/** Documents that a schema accepts, and documents with one value mutated. Every mutation is used before one repeats. */

export interface Sample {
  /** The mutated field and the mutation; null for a valid document. */
  mutation: string | null;
  data: Fields;
  /** The document before the mutation. */
  valid: Fields;
}

/** The share of documents that are mutated. */
const MUTATED_SHARE = 0.75;

/** The path of a value: field names, and `*` for one element of a list or one entry of a map. */
interface Place {
  path: readonly string[];
  schema: Schema;
}

function placesOf(schema: Schema, path: readonly string[] = []): readonly Place[] {
  const { inner } = unwrapped(schema);
  const def = definitionOf(inner);
  if (def.type === 'union') {
    const ofOptions = def.options.flatMap((option) => placesOf(option, path).slice(1));
    return [{ path, schema: inner }, ...ofOptions];
  }
  const within =
    def.type === 'object'
      ? Object.entries(def.shape)
      : def.type === 'array'
        ? [['*', def.element] as const]
        : def.type === 'record'
          ? [['*', def.valueType] as const]
          : def.type === 'tuple'
            ? def.items.slice(-1).map((last) => ['*', last] as const)
            : [];
  return [{ path, schema: inner }, ...within.flatMap(([key, of]) => placesOf(of, [...path, key]))];
}

/** Returns `count` documents, the same for the same seed. */
export function samplesOf(schema: Schema, count: number, seed: number): Sample[] {
  const valids = fc.sample(validOf(schema), { seed, numRuns: 2 * count }) as Fields[];
  const ways = placesOf(schema).flatMap(({ path, schema: of }) =>
    mutationsOf(of, path.length === 0).map((mutation) => ({ path, mutation })),
  );
  const [inOrder = []] = fc.sample(fc.shuffledSubarray(ways, { minLength: ways.length }), {
    seed,
    numRuns: 1,
  });
  let next = 0;
  const validWith = (path: readonly string[]): Fields => {
    for (const _ of valids) {
      const valid = valids[next++ % valids.length] as Fields;
      if (hasValueAt(valid, path)) return valid;
    }
    throw new Error(`none of the valid documents has ${path.join('.')}`);
  };
  return Array.from({ length: count }, (_, index) => {
    const way = index < count * MUTATED_SHARE ? inOrder[index % inOrder.length] : undefined;
    const valid = validWith(way?.path ?? []);
    if (!way) return { mutation: null, data: valid, valid };
    const mutation = `${way.path.join('.') || 'the document'} ${way.mutation.how}`;
    return { mutation, data: mutatedAt(valid, way.path, way.mutation, valid) as Fields, valid };
  });
}

/** Returns the key for a step of a path: for `*` the last element of a list or the first entry of a map. */
function keyOf(value: object, step: string): string | undefined {
  if (step !== '*') return step;
  return Array.isArray(value) ? Object.keys(value).at(-1) : Object.keys(value)[0];
}

/** Whether the path has a value that a mutation can change. */
function hasValueAt(value: unknown, [step, ...rest]: readonly string[]): boolean {
  if (value === undefined || value === null) return false;
  if (step === undefined) return true;
  const key = keyOf(value as object, step);
  return key !== undefined && hasValueAt((value as Fields)[key], rest);
}

function mutatedAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  mutation: Mutation,
  data: Fields,
): unknown {
  if (step === undefined) return mutation.to(value, data);
  const key = keyOf(value as object, step) as string;
  const changed = mutatedAt((value as Fields)[key], rest, mutation, data);
  if (Array.isArray(value)) return value.with(Number(key), changed === ABSENT ? undefined : changed);
  const { [key]: _, ...others } = value as Fields;
  return changed === ABSENT ? others : { ...others, [key]: changed };
}
