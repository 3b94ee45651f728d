import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const NOTES = 'Background\nNigeria became independent from Britain on 1 October 1960, with three regions.';
const headingsOf = (text: string) => readSource([{ text }]).sections.map(({ heading }) => heading);

test('the title above the first heading is a heading, with its years', () => {
  expect(headingsOf(`The Nigerian Civil War (1967–1970)\n\n${NOTES}`)).toEqual([
    null,
    'The Nigerian Civil War (1967–1970)',
    'Background',
  ]);
});

test.each([
  ['the course', 'HIS 204 revision notes'],
  ['the class', 'SS2 history second term'],
  ['a sentence', 'The war began in the east.'],
  ['a single word', 'Hello'],
])('%s above the first heading is none: “%s”', (_, line) => {
  expect(headingsOf(`${line}\n\n${NOTES}`)).toEqual([null, 'Background']);
});

test('a short line is no title without a heading below it', () => {
  const text = 'The civil war in the east\n\nWar broke out.\n\nIt ended.';
  expect(headingsOf(text)).toEqual([null]);
});
