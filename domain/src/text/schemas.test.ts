import { expect, test } from 'vitest';
import { lineSchema, optionalTextSchema, textSchema } from './schemas.ts';
import { UNSUPPORTED_CHARACTER } from './text.ts';

const messages = (schema: { safeParse(value: unknown): unknown }, value: unknown) => {
  const { error } = schema.safeParse(value) as { error?: { issues: { message: string }[] } };
  return error?.issues.map(({ message }) => message) ?? [];
};

test.each([
  ['accepts a text of the greatest length', 'x'.repeat(1_000), []],
  ['refuses a longer text', 'x'.repeat(1_001), ['Keep it to 1,000 characters.']],
  ['counts an emoji as two characters', '📚'.repeat(501), ['Keep it to 1,000 characters.']],
  ['refuses a blank text', '\u{200b} ', ['Write something.']],
  ['refuses half an emoji', 'Ada \ud83d', [UNSUPPORTED_CHARACTER]],
  ['refuses a missing text', undefined, ['Write something.']],
])('textSchema %s', (_, value, expected) => {
  expect(messages(textSchema(1_000), value)).toEqual(expected);
});

test('textSchema takes its messages from its caller', () => {
  const schema = textSchema(3, { blank: 'Enter a title.', long: 'Keep the title short.' });

  expect([' ', 'Adaeze'].flatMap((value) => messages(schema, value))).toEqual([
    'Enter a title.',
    'Keep the title short.',
  ]);
});

test.each([
  ['accepts a blank text', '', []],
  ['refuses a long text', 'Adaeze', ['Keep it to 3 characters.']],
  ['refuses half an emoji', '\ud83d', [UNSUPPORTED_CHARACTER]],
])('optionalTextSchema %s', (_, value, expected) => {
  expect(messages(optionalTextSchema(3), value)).toEqual(expected);
});

test.each([
  ['counts an emoji as one character', '📚📚📚', []],
  ['refuses a longer line', 'Adaeze', ['Keep it to 3 characters.']],
  ['refuses two lines', 'a\nb', ['Keep it to one line.']],
  ['refuses a blank line', ' ', ['Write something.']],
  ['refuses half an emoji', '\ud83d', [UNSUPPORTED_CHARACTER]],
])('lineSchema %s', (_, value, expected) => {
  expect(messages(lineSchema(3), value)).toEqual(expected);
});
