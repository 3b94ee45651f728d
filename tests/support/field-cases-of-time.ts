import { notOfType } from './field-cases.ts';
import { bad, type FieldCase, ok } from './rule-cases.ts';

/** The ways in which a day, a time of day or an instant can be right or wrong. */

/** A UTC day string. */
export function dayCases(field: string): FieldCase[] {
  // None that a run could have for its today.
  const real = ['2000-01-01', '2024-02-29', '2025-04-30', '2025-12-31', '2099-12-31'];
  const unreal = [
    ...['2025-02-29', '2026-02-30', '2026-04-31', '2026-01-32', '2026-01-00'],
    ...['2026-13-01', '2026-00-10', '1999-12-31', '2100-01-01', '2100-02-29'],
    ...['', 'today', '2026-1-1', '20260101', ' 2026-01-01', '2026-01-01\n', '2026-01-01T00:00:00.000Z'],
  ];
  return [
    ...real.map((day) => ok(`the ${field} ${day}`, { [field]: day })),
    ...unreal.map((day) => bad(`the ${field} ${JSON.stringify(day)}`, { [field]: day })),
    ...notOfType(field, {
      'a time': new Date('2026-01-01'),
      'a number': 20_260_101,
      'a list': ['2026-01-01'],
    }),
  ];
}

/** A time of day, `HH:MM`. */
export function timeOfDayCases(field: string): FieldCase[] {
  const unreal = ['', '24:00', '12:60', '9:30', '09:3', '0930', '09:30:00', ' 09:30', '09:30\n', 'noon'];
  return [
    ...['00:00', '09:30', '19:59', '23:59'].map((time) => ok(`the ${field} ${time}`, { [field]: time })),
    ...unreal.map((time) => bad(`the ${field} ${JSON.stringify(time)}`, { [field]: time })),
    ...notOfType(field, { 'a number': 930, 'a list': ['09:30'], 'a time': new Date('2026-01-01T09:30Z') }),
  ];
}

/** An instant on a day that a day string could name. */
export function instantCases(field: string): FieldCase[] {
  const at = (time: string) => ({ [field]: new Date(time) });
  return [
    ok(`the first ${field} of the calendar`, at('2000-01-01T00:00:00.000Z')),
    ok(`the last ${field} of the calendar`, at('2099-12-31T23:59:59.999Z')),
    bad(`a ${field} before the calendar`, at('1999-12-31T23:59:59.999Z')),
    bad(`a ${field} after the calendar`, at('2100-01-01T00:00:00.000Z')),
    bad(`a ${field} in a year typed by halves`, at('0202-05-01T09:00:00.000Z')),
    ...notOfType(field, {
      'a day': '2026-01-01',
      'a text': '2026-01-01T00:00:00.000Z',
      'a number': Date.UTC(2026, 0),
      'a list': [new Date('2026-01-01')],
    }),
  ];
}
