import { ABSENT, bad, type FieldCase, INTRUDER, ok } from './rule-cases.ts';

/** The ways in which one field of a document can be right or wrong, by its kind. */

const OTHER_TYPES = { null: null, 'a map': { [INTRUDER]: true } };

/** Everything that is not of a field's type. */
export function notOfType(field: string, others: Record<string, unknown>): FieldCase[] {
  return Object.entries({ ...OTHER_TYPES, ...others }).map(([kind, value]) =>
    bad(`${kind} for its ${field}`, { [field]: value }),
  );
}

/** Without each of the fields. */
export function without(required: readonly string[], optional: readonly string[]): FieldCase[] {
  return [
    ...required.map((field) => bad(`no ${field}`, { [field]: ABSENT })),
    ...optional.map((field) => ok(`no ${field}`, { [field]: ABSENT })),
  ];
}

/** A text of 1 to `max` characters, at least one of which can be seen. */
export function textCases(field: string, max: number): FieldCase[] {
  const twoUnits = '\u{1F4DA}';
  return [
    ok(`a ${field} of one character`, { [field]: 'x' }),
    ok(`a ${field} of ${max} characters`, { [field]: 'x'.repeat(max) }),
    bad(`a ${field} of ${max + 1} characters`, { [field]: 'x'.repeat(max + 1) }),
    ok(`a ${field} of ${max / 2} emoji, which count double`, { [field]: twoUnits.repeat(max / 2) }),
    bad(`a ${field} of an emoji more than that`, { [field]: twoUnits.repeat(max / 2 + 1) }),
    ok(`a ${field} in several lines`, { [field]: '\n two\nlines \n' }),
    ok(`a ${field} in another script`, { [field]: 'Àkádà \u{5b66}' }),
    bad(`an empty ${field}`, { [field]: '' }),
    ...Object.entries({
      spaces: '  ',
      'tabs and line breaks': '\t\r\n',
      'no-break spaces': '\u{a0}\u{202f}',
      'wide spaces': '\u{3000}\u{2003}',
      'zero-width characters': '\u{200b}\u{feff}\u{2060}',
      'control characters': '\u{1}\u{85}',
    }).map(([blanks, value]) => bad(`a ${field} of nothing but ${blanks}`, { [field]: value })),
    ...notOfType(field, { 'a number': 7, 'a list of texts': ['x'], 'a truth value': true }),
  ];
}

/** A list of at most `most` lines of 1 to `max` characters, at least one of which can be seen. */
export function linesCases(field: string, most: number, max: number, { tags = false } = {}): FieldCase[] {
  // Each begins with another character of a script that has many.
  const lines = (count: number, length: number) => ({
    [field]: Array.from({ length: count }, (_, index) =>
      String.fromCodePoint(0x4e00 + index).padEnd(length, 'x'),
    ),
  });
  const emoji = (count: number) => ({ [field]: ['\u{1F4DA}'.repeat(count)] });
  /** Tags are each there once, and left out where there are none. */
  const unlessTags = tags ? bad : ok;
  return [
    unlessTags(`no ${field} at all`, { [field]: [] }),
    unlessTags(`${field} of which two are the same`, { [field]: ['x', 'y', 'x'] }),
    ok(`${most} ${field} of ${max} characters`, lines(most, max)),
    bad(`${most + 1} ${field}`, lines(most + 1, 1)),
    bad(`${field} of ${max + 1} characters`, lines(1, max + 1)),
    bad(`${field} of which the last has ${max + 1} characters`, { [field]: ['x', 'x'.repeat(max + 1)] }),
    ok(`${field} of ${max} emoji, which count once`, emoji(max)),
    bad(`${field} of an emoji more than that`, emoji(max + 1)),
    ok(`${field} in another script`, { [field]: ['Àkádà \u{5b66}', 'x'] }),
    ok(`${field} with blanks around and a carriage return inside`, { [field]: [' x ', '\tx\ry'] }),
    ...Object.entries({
      'that are empty': [''],
      'of which the first is empty': ['', 'x'],
      'of which the last is empty': ['x', ''],
      'of nothing but spaces': ['x', '  '],
      'of nothing but no-break spaces': ['\u{a0}\u{202f}', 'x'],
      'of nothing but zero-width characters': ['x', '\u{200b}', 'x'],
      'of two lines': ['two\nlines'],
      'that end in a line break': ['x\n'],
      'that begin with a line break': ['\nx'],
      'that are numbers': [7],
      'of which one is a number': ['x', 7],
      'that are null': [null],
      'that are truth values': [true],
      'that are maps': [{ [INTRUDER]: true }],
    }).map(([what, value]) => bad(`${field} ${what}`, { [field]: value })),
    ...notOfType(field, { 'a text': 'x', 'an empty text': '', 'an empty map': {}, 'a number': 7 }),
  ];
}

/** A number from 0 to `max` in halves. */
export function halvesCases(field: string, max: number): FieldCase[] {
  return [
    ...[0, 0.5, 1, 1.5, max - 0.5, max].map((value) => ok(`a ${field} of ${value}`, { [field]: value })),
    ...[-0.5, -1, max + 0.5, 0.25, 1.1, 0.1 + 0.2].map((value) =>
      bad(`a ${field} of ${value}`, { [field]: value }),
    ),
    bad(`a ${field} that is not a number`, { [field]: Number.NaN }),
    bad(`an endless ${field}`, { [field]: Number.POSITIVE_INFINITY }),
    ...notOfType(field, { 'a text of digits': '1', 'a list of numbers': [1], 'a truth value': true }),
  ];
}

/** One of these values. */
export function choiceCases(
  field: string,
  choices: readonly (string | number)[],
  others: Record<string, unknown> = {},
): FieldCase[] {
  return [
    ...choices.map((choice) => ok(`the ${field} ${JSON.stringify(choice)}`, { [field]: choice })),
    bad(`an unknown ${field}`, { [field]: INTRUDER }),
    bad(`an empty ${field}`, { [field]: '' }),
    bad(`a ${field} in capitals`, { [field]: String(choices[0]).toUpperCase() }),
    ...notOfType(field, { 'a list of choices': [choices[0]], 'a truth value': true, ...others }),
  ];
}

/** A whole number from `min` to `max`. */
export function wholeNumberCases(field: string, min: number, max: number): FieldCase[] {
  return [
    ok(`the least ${field}`, { [field]: min }),
    ok(`the greatest ${field}`, { [field]: max }),
    bad(`a ${field} below the least`, { [field]: min - 1 }),
    bad(`a ${field} above the greatest`, { [field]: max + 1 }),
    ...(min > 0 ? [bad(`a negative ${field}`, { [field]: -min })] : []),
    bad(`a broken ${field}`, { [field]: min + 0.5 }),
    bad(`a ${field} that is not a number`, { [field]: Number.NaN }),
    bad(`an endless ${field}`, { [field]: Number.POSITIVE_INFINITY }),
    ...notOfType(field, { 'a text of digits': String(min), 'a list of numbers': [min] }),
  ];
}

/** True or false. */
export function truthCases(field: string): FieldCase[] {
  return [
    ok(`${field} false`, { [field]: false }),
    ok(`${field} true`, { [field]: true }),
    ...notOfType(field, { 'a text': 'true', 'a number': 1, 'a list': [true] }),
  ];
}

/** The id of a document that is there, whatever made it. */
export function storedIdCases(field: string): FieldCase[] {
  return [
    ...['x', 'a b', '...', 'a\n', '-_', '__x', 'x'.repeat(1_500), 'é'.repeat(750)].map((id) =>
      ok(`the ${field} ${JSON.stringify(id.slice(0, 9))} of ${id.length} characters`, { [field]: id }),
    ),
    ...['', '.', '..', 'a/b', '____', '__x__', '__\n__', 'x'.repeat(1_501), 'é'.repeat(751)].map((id) =>
      bad(`the ${field} ${JSON.stringify(id.slice(0, 9))} of ${id.length} characters`, { [field]: id }),
    ),
    ...notOfType(field, { 'a number': 7, 'a list of ids': ['x'], 'a truth value': true }),
  ];
}

/** The id of a document that a client makes. */
export function idCases(field: string): FieldCase[] {
  return [
    ok(`a ${field} of one character`, { [field]: 'x' }),
    ok(`a ${field} of 128 characters of every kind`, { [field]: 'aZ09_-'.padEnd(128, 'x') }),
    bad(`a ${field} of 129 characters`, { [field]: 'x'.repeat(129) }),
    ...['', 'a.b', 'a b', 'a\n', 'à'].map((id) => bad(`the ${field} ${JSON.stringify(id)}`, { [field]: id })),
    ...notOfType(field, { 'a number': 7, 'a list of ids': ['x'], 'a truth value': true }),
  ];
}
