import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

function rowsOf(...lines: string[]) {
  return readSource([{ text: lines.join('\n') }]).passages.map(({ kind, text }) => `${kind} ${text}`);
}

test('an empty cell does not move the amounts of a journal to another column', () => {
  expect(
    rowsOf(
      '                        Dr ₦      Cr ₦',
      '(i)   Suspense          5,000',
      '         Sales                    5,000',
      '(ii)  B. Musa             900',
      '         Suspense                   900',
    ),
  ).toEqual([
    'row Suspense: Dr ₦: 5,000',
    'row Sales: Cr ₦: 5,000',
    'row B. Musa: Dr ₦: 900',
    'row Suspense: Cr ₦: 900',
  ]);
});

test('names of columns that are two spaces apart stay apart', () => {
  expect(
    rowsOf('No   course  title      score', '001  CSC104  Databases  64', '002  MTH101  Algebra    55'),
  ).toEqual([
    'row 001: course: CSC104; title: Databases; score: 64',
    'row 002: course: MTH101; title: Algebra; score: 55',
  ]);
});

test('a cell that wraps onto the next line is read as one', () => {
  expect(
    rowsOf(
      'Vitamin  Source           Deficiency',
      'A        carrots, liver   night blindness,',
      '                          dry eyes',
      'D        eggs, sunlight   rickets',
    ),
  ).toEqual([
    'row Vitamin A: Source: carrots, liver; Deficiency: night blindness, dry eyes',
    'row Vitamin D: Source: eggs, sunlight; Deficiency: rickets',
  ]);
});

test('a row of amounts names no columns, and a total below them belongs to no row', () => {
  expect(
    rowsOf(
      'Draft net profit             64,200',
      'Add: sales undercast  5,000',
      '     discount           450   5,450',
      '                             69,650',
    ),
  ).toEqual(['row Draft net profit: 64,200', 'row Add: sales undercast: 5,000', 'row discount: 450; 5,450']);
});

test('the two sides of an account are not read as if one described the other', () => {
  expect(rowsOf('Sales 5,000 | Difference 6,600', 'Discount 1,450 | B. Musa 900')).toEqual([]);
});

test('a conditional probability is no row of a table', () => {
  const lines = ['P(A) = Σ P(Bi) P(A|Bi)', 'P(Bj|A) = P(Bj) P(A|Bj) / P(A)'];
  expect(rowsOf(...lines)).toEqual(lines.map((line) => `formula ${line}`));
});

test('numbered lines with wide marks stay a list', () => {
  expect(rowsOf('1.   Sleep early', '2.   Eat well', '3.   Drink water')).toEqual([
    'item Sleep early',
    'item Eat well',
    'item Drink water',
  ]);
});

test('comments beside the lines of a program stay where they are', () => {
  const program = [
    'git clone <address>      # get it',
    'git add report.md        # choose',
    'git commit               # keep',
  ];
  expect(rowsOf('```', ...program, '```')).toEqual([`code ${program.join('\n')}`]);
});
