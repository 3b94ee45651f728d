import { type FieldCase, invalid, notOfType, valid } from './field-cases.ts';

/** Valid and invalid values of fields that hold an id. */

/** The id of a stored document, however it was created. */
export function storedIdCases(field: string): FieldCase[] {
  return [
    ...['x', 'a b', '...', 'a\n', '-_', '__x', 'x'.repeat(1_500), 'é'.repeat(750)].map((id) =>
      valid(`${idText(id)} as ${field}`, { [field]: id }),
    ),
    ...['', '.', '..', 'a/b', '____', '__x__', '__\n__', 'x'.repeat(1_501), 'é'.repeat(751)].map((id) =>
      invalid(`${idText(id)} as ${field}`, { [field]: id }),
    ),
    ...notOfType(field, { 'a number': 7, 'a list of ids': ['x'], 'a boolean': true }),
  ];
}

/** An id that a client may give a new document. */
export function idCases(field: string): FieldCase[] {
  return [
    valid(`one character as ${field}`, { [field]: 'x' }),
    valid(`128 characters of every allowed kind as ${field}`, { [field]: 'aZ09_-'.padEnd(128, 'x') }),
    invalid(`129 characters as ${field}`, { [field]: 'x'.repeat(129) }),
    ...['', 'a.b', 'a b', 'a\n', 'à'].map((id) =>
      invalid(`${JSON.stringify(id)} as ${field}`, { [field]: id }),
    ),
    ...notOfType(field, { 'a number': 7, 'a list of ids': ['x'], 'a boolean': true }),
  ];
}

/** An id in a title: its beginning, and its length when it is long. */
function idText(id: string): string {
  return id.length < 10 ? JSON.stringify(id) : `an id of ${id.length} times ${JSON.stringify(id[0])}`;
}
