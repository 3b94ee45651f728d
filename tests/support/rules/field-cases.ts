import { ABSENT, type Fields, INTRUDER } from './requests.ts';

/** Valid and invalid values of one field, by its type. */

/** A valid document with a change, and whether it is still valid. */
export interface FieldCase {
  /** What the document has, to follow 'with': '200 characters in title'. */
  has: string;
  change: Fields;
  allowed: boolean;
  /** See {@link onlyRules}: for example whether the server wrote a time. */
  onlyRules?: boolean;
}

/** A change after which the document is still valid. */
export const valid = (has: string, change: Fields): FieldCase => ({ has, change, allowed: true });
/** A change that makes the document invalid. */
export const invalid = (has: string, change: Fields): FieldCase => ({ has, change, allowed: false });

/** Marks a case that only the rules can decide, so that the schema is not tested with it. */
export const onlyRules = (field: FieldCase): FieldCase => ({ ...field, onlyRules: true });

/** A map with a change of its fields, of which ABSENT removes one. */
export const merged = (base: Fields, change: Fields): Fields =>
  Object.fromEntries(Object.entries({ ...base, ...change }).filter(([, value]) => value !== ABSENT));

const OTHER_TYPES = { null: null, 'a map': { [INTRUDER]: true } };

/** Values of other types: null, a map and the `others`. */
export function notOfType(field: string, others: Record<string, unknown>): FieldCase[] {
  return Object.entries({ ...OTHER_TYPES, ...others }).map(([kind, value]) =>
    invalid(`${kind} as ${field}`, { [field]: value }),
  );
}

/** A document without each of the fields in turn. */
export function without(required: readonly string[], optional: readonly string[]): FieldCase[] {
  return [
    ...required.map((field) => invalid(`no ${field}`, { [field]: ABSENT })),
    ...optional.map((field) => valid(`no ${field}`, { [field]: ABSENT })),
  ];
}

/** A text of 1 to `max` characters, at least one of them visible. */
export function textCases(field: string, max: number): FieldCase[] {
  const twoUnits = '\u{1F4DA}';
  return [
    valid(`one character in ${field}`, { [field]: 'x' }),
    valid(`${max} characters in ${field}`, { [field]: 'x'.repeat(max) }),
    invalid(`${max + 1} characters in ${field}`, { [field]: 'x'.repeat(max + 1) }),
    valid(`${max / 2} emoji in ${field}, which count double`, { [field]: twoUnits.repeat(max / 2) }),
    invalid(`${max / 2 + 1} emoji in ${field}`, { [field]: twoUnits.repeat(max / 2 + 1) }),
    valid(`several lines in ${field}`, { [field]: '\n two\nlines \n' }),
    valid(`letters of other scripts in ${field}`, { [field]: 'Àkádà \u{5b66}' }),
    invalid(`an empty text as ${field}`, { [field]: '' }),
    ...Object.entries({
      spaces: '  ',
      'tabs and line breaks': '\t\r\n',
      'no-break spaces': '\u{a0}\u{202f}',
      'wide spaces': '\u{3000}\u{2003}',
      'zero-width characters': '\u{200b}\u{feff}\u{2060}',
      'control characters': '\u{1}\u{85}',
    }).map(([blanks, value]) => invalid(`only ${blanks} in ${field}`, { [field]: value })),
    ...notOfType(field, { 'a number': 7, 'a list of texts': ['x'], 'a boolean': true }),
  ];
}

/** A list of at most `most` lines of 1 to `max` characters, each with at least one visible character. */
export function linesCases(field: string, most: number, max: number, { tags = false } = {}): FieldCase[] {
  // Each line begins with a different character, so that no two are equal.
  const lines = (count: number, length: number) => ({
    [field]: Array.from({ length: count }, (_, index) =>
      String.fromCodePoint(0x4e00 + index).padEnd(length, 'x'),
    ),
  });
  const emoji = (count: number) => ({ [field]: ['\u{1F4DA}'.repeat(count)] });
  /** Tags must be unique, and the field is left out when there are none. */
  const unlessTags = tags ? invalid : valid;
  return [
    unlessTags(`an empty list of ${field}`, { [field]: [] }),
    unlessTags(`two equal ${field}`, { [field]: ['x', 'y', 'x'] }),
    valid(`${most} ${field} of ${max} characters`, lines(most, max)),
    invalid(`${most + 1} ${field}`, lines(most + 1, 1)),
    invalid(`${field} of ${max + 1} characters`, lines(1, max + 1)),
    invalid(`${field} whose last has ${max + 1} characters`, { [field]: ['x', 'x'.repeat(max + 1)] }),
    valid(`${field} of ${max} emoji, which count once`, emoji(max)),
    invalid(`${field} of ${max + 1} emoji`, emoji(max + 1)),
    valid(`${field} in other scripts`, { [field]: ['Àkádà \u{5b66}', 'x'] }),
    valid(`${field} with spaces around and a carriage return inside`, { [field]: [' x ', '\tx\ry'] }),
    ...Object.entries({
      'that are empty': [''],
      'whose first is empty': ['', 'x'],
      'whose last is empty': ['x', ''],
      'with only spaces': ['x', '  '],
      'with only no-break spaces': ['\u{a0}\u{202f}', 'x'],
      'with only zero-width characters': ['x', '\u{200b}', 'x'],
      'of two lines': ['two\nlines'],
      'that end in a line break': ['x\n'],
      'that begin with a line break': ['\nx'],
      'that are numbers': [7],
      'with a number among them': ['x', 7],
      'that are null': [null],
      'that are booleans': [true],
      'that are maps': [{ [INTRUDER]: true }],
    }).map(([what, value]) => invalid(`${field} ${what}`, { [field]: value })),
    ...notOfType(field, { 'a text': 'x', 'an empty text': '', 'an empty map': {}, 'a number': 7 }),
  ];
}

/** A number from 0 to `max` in steps of 0.5. */
export function halvesCases(field: string, max: number): FieldCase[] {
  return [
    ...[0, 0.5, 1, 1.5, max - 0.5, max].map((value) => valid(`${value} as ${field}`, { [field]: value })),
    ...[-0.5, -1, max + 0.5, 0.25, 1.1, 0.1 + 0.2].map((value) =>
      invalid(`${value} as ${field}`, { [field]: value }),
    ),
    invalid(`NaN as ${field}`, { [field]: Number.NaN }),
    invalid(`Infinity as ${field}`, { [field]: Number.POSITIVE_INFINITY }),
    ...notOfType(field, { 'digits in a text': '1', 'a list of numbers': [1], 'a boolean': true }),
  ];
}

/** One of the choices. */
export function choiceCases(
  field: string,
  choices: readonly (string | number)[],
  others: Record<string, unknown> = {},
): FieldCase[] {
  return [
    ...choices.map((choice) => valid(`${JSON.stringify(choice)} as ${field}`, { [field]: choice })),
    invalid(`an unknown value as ${field}`, { [field]: INTRUDER }),
    invalid(`an empty text as ${field}`, { [field]: '' }),
    invalid(`${field} in capitals`, { [field]: String(choices[0]).toUpperCase() }),
    ...notOfType(field, { 'a list of choices': [choices[0]], 'a boolean': true, ...others }),
  ];
}

/** A whole number from `min` to `max`. */
export function wholeNumberCases(field: string, min: number, max: number): FieldCase[] {
  return [
    valid(`${min} as ${field}`, { [field]: min }),
    valid(`${max} as ${field}`, { [field]: max }),
    invalid(`${min - 1} as ${field}`, { [field]: min - 1 }),
    invalid(`${max + 1} as ${field}`, { [field]: max + 1 }),
    ...(min > 0 ? [invalid(`${-min} as ${field}`, { [field]: -min })] : []),
    invalid(`${min + 0.5} as ${field}`, { [field]: min + 0.5 }),
    invalid(`NaN as ${field}`, { [field]: Number.NaN }),
    invalid(`Infinity as ${field}`, { [field]: Number.POSITIVE_INFINITY }),
    ...notOfType(field, { 'digits in a text': String(min), 'a list of numbers': [min] }),
  ];
}

/** True or false. */
export function booleanCases(field: string): FieldCase[] {
  return [
    valid(`false as ${field}`, { [field]: false }),
    valid(`true as ${field}`, { [field]: true }),
    ...notOfType(field, { 'a text': 'true', 'a number': 1, 'a list': [true] }),
  ];
}
