import { type Fields, INTRUDER } from './rule-cases.ts';

/** What a value can be bent to, of whatever type it is. */

/** One of them: what a value becomes. */
export interface Bend {
  how: string;
  /** `data` is the whole document. */
  to: (value: unknown, data: Fields) => unknown;
}

/** What Firestore stores and no schema has a type for, as it is sent. */
export class Raw {
  constructor(readonly value: Record<string, unknown>) {}
}

/** To each of these values. */
export const become = (how: string, values: readonly unknown[]): Bend[] =>
  values.map((value, index) => ({ how: `${how} ${index + 1}`, to: () => value }));
/** To each of what these make of it. */
export const change = <Value>(how: string, ...changes: ((value: Value, data: Fields) => unknown)[]): Bend[] =>
  changes.map((to, index) => ({ how: `${how} ${index + 1}`, to: to as Bend['to'] }));

/** A value of every type. */
export const ANYTHING: readonly Bend[] = [
  ...become('something else', [null, undefined, true, false, 0, 1, 7.5, Number.NaN, '', '1', INTRUDER]),
  ...become('a list', [[], [INTRUDER], [7], [null], [[INTRUDER]]]),
  ...become('a map', [{}, { [INTRUDER]: true }, { seconds: 1_772_352_000, nanoseconds: 0 }]),
  ...become('a time', [new Date('2026-03-01T08:00:00.000Z')]),
  ...become('what only Firestore has', [
    new Raw({ bytesValue: 'eA==' }),
    new Raw({ geoPointValue: { latitude: 6.5, longitude: 3.4 } }),
    new Raw({ referenceValue: 'projects/p/databases/(default)/documents/users/ada' }),
  ]),
  ...change(
    'in',
    (value) => [value],
    (value) => ({ value }),
    (value) => String(value),
  ),
];
