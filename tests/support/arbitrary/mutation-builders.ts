import { type Fields, INTRUDER } from '../rules/requests.ts';

/** Mutations of a value, whatever its type. */

/** One way to change a value so that it may become invalid. */
export interface Mutation {
  how: string;
  /** `data` is the whole document. */
  to: (value: unknown, data: Fields) => unknown;
}

/** A value in the encoding of Firestore, of a type that no schema has. */
export class Raw {
  constructor(readonly value: Record<string, unknown>) {}
}

/** A mutation to each of the values. */
export const become = (how: string, values: readonly unknown[]): Mutation[] =>
  values.map((value, index) => ({ how: `${how} ${index + 1}`, to: () => value }));
/** A mutation by each of the functions. */
export const change = <Value>(
  how: string,
  ...changes: ((value: Value, data: Fields) => unknown)[]
): Mutation[] => changes.map((to, index) => ({ how: `${how} ${index + 1}`, to: to as Mutation['to'] }));

/** Mutations to a value of every type. */
export const ANYTHING: readonly Mutation[] = [
  ...become('something else', [null, undefined, true, false, 0, 1, 7.5, Number.NaN, '', '1', INTRUDER]),
  ...become('a list', [[], [INTRUDER], [7], [null], [[INTRUDER]]]),
  ...become('a map', [{}, { [INTRUDER]: true }, { seconds: 1_772_352_000, nanoseconds: 0 }]),
  ...become('a time', [new Date('2026-03-01T08:00:00.000Z')]),
  ...become('a type that only Firestore has', [
    new Raw({ bytesValue: 'eA==' }),
    new Raw({ geoPointValue: { latitude: 6.5, longitude: 3.4 } }),
    new Raw({ referenceValue: 'projects/p/databases/(default)/documents/users/ada' }),
  ]),
  ...change(
    'wrapped or as text',
    (value) => [value],
    (value) => ({ value }),
    (value) => String(value),
  ),
];
