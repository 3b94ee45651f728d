import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const kindsOf = (text: string) => readSource([{ text }]).passages.map(({ kind }) => kind);

test('an indented program is code, and not a row of formulas', () => {
  const program = ['def area(side):', '    result = side * side', '    return result'];
  const text = `The function finds the area of a square:\n\n${program.map((line) => `    ${line}`).join('\n')}\n\nIt returns a number.`;
  expect(kindsOf(text)).toEqual(['paragraph', 'code', 'paragraph']);
});

test('indented notes and formulas are no code', () => {
  expect(kindsOf('Speed is found so:\n\n    v = s / t\n    s = v × t\n    t = s / v')).not.toContain('code');
  expect(kindsOf('    Soil has layers.\n    Roots grow in it.\n    Water drains through it.')).not.toContain(
    'code',
  );
});
