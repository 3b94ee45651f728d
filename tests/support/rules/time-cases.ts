import { type FieldCase, invalid, notOfType, valid } from './field-cases.ts';

/** Valid and invalid values of fields that hold a day, a time of day or an instant. */

/** A day, `YYYY-MM-DD`. */
export function dayCases(field: string): FieldCase[] {
  // No day that could be the current one during a run.
  const real = ['2000-01-01', '2024-02-29', '2025-04-30', '2025-12-31', '2099-12-31'];
  const unreal = [
    ...['2025-02-29', '2026-02-30', '2026-04-31', '2026-01-32', '2026-01-00'],
    ...['2026-13-01', '2026-00-10', '1999-12-31', '2100-01-01', '2100-02-29'],
    ...['', 'today', '2026-1-1', '20260101', ' 2026-01-01', '2026-01-01\n', '2026-01-01T00:00:00.000Z'],
  ];
  return [
    ...real.map((day) => valid(`${day} as ${field}`, { [field]: day })),
    ...unreal.map((day) => invalid(`${JSON.stringify(day)} as ${field}`, { [field]: day })),
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
    ...['00:00', '09:30', '19:59', '23:59'].map((time) => valid(`${time} as ${field}`, { [field]: time })),
    ...unreal.map((time) => invalid(`${JSON.stringify(time)} as ${field}`, { [field]: time })),
    ...notOfType(field, { 'a number': 930, 'a list': ['09:30'], 'a time': new Date('2026-01-01T09:30Z') }),
  ];
}

/** An instant in the years 2000 to 2099, those of a day string. */
export function instantCases(field: string): FieldCase[] {
  const at = (time: string) => ({ [field]: new Date(time) });
  return [
    valid(`the first instant of 2000 as ${field}`, at('2000-01-01T00:00:00.000Z')),
    valid(`the last instant of 2099 as ${field}`, at('2099-12-31T23:59:59.999Z')),
    invalid(`the last instant of 1999 as ${field}`, at('1999-12-31T23:59:59.999Z')),
    invalid(`the first instant of 2100 as ${field}`, at('2100-01-01T00:00:00.000Z')),
    invalid(`a day in the year 202 as ${field}`, at('0202-05-01T09:00:00.000Z')),
    ...notOfType(field, {
      'a day': '2026-01-01',
      'a text': '2026-01-01T00:00:00.000Z',
      'a number': Date.UTC(2026, 0),
      'a list': [new Date('2026-01-01')],
    }),
  ];
}
