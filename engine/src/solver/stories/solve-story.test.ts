import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { solve } from '../solve.ts';

const SEED = { seed: 18, numRuns: 40 };
const size = fc.integer({ min: 2, max: 40 });

function answerTo(problem: string): string {
  return solve(problem)?.answer ?? '';
}

describe('problems made from their answers', () => {
  test('are solved when they are about one number', () => {
    fc.assert(
      fc.property(size, size, size, (x, factor, more) => {
        expect(
          answerTo(
            `When ${more} is added to ${factor} times a number, the result is ${factor * x + more}. Find the number.`,
          ),
        ).toBe(`x = ${x}`);
      }),
      SEED,
    );
  });

  test('are solved when they are about two numbers', () => {
    fc.assert(
      fc.property(size, size, (x, y) => {
        fc.pre(x > y);
        expect(
          answerTo(`The sum of two numbers is ${x + y} and their difference is ${x - y}. Find the numbers.`),
        ).toBe(`x = ${x}, y = ${y}`);
      }),
      SEED,
    );
  });

  test('are solved when they are about ages', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 2, max: 6 }), (son, factor) => {
        expect(
          answerTo(
            `A man is ${factor} times as old as his son. The sum of their ages is ${son * (factor + 1)} years. How old is the son?`,
          ),
        ).toBe(`the son's age = ${son} years`);
      }),
      SEED,
    );
  });

  test('are solved when they are about the sides of a rectangle', () => {
    fc.assert(
      fc.property(size, size, (width, more) => {
        const problem = `The length of a rectangle is ${more} cm more than its width. If the perimeter is ${4 * width + 2 * more} cm, find the width.`;
        expect(answerTo(problem)).toBe(`width = ${width} cm`);
      }),
      SEED,
    );
  });

  test('are solved when they are about prices', () => {
    fc.assert(
      fc.property(size, size, (pen, book) => {
        fc.pre(pen !== book);
        const problem = `3 pens and 2 books cost ₦${3 * pen + 2 * book}. 2 pens and 5 books cost ₦${2 * pen + 5 * book}. Find the cost of a pen.`;
        expect(answerTo(problem)).toBe(`price of one pen = ₦${pen}`);
      }),
      SEED,
    );
  });
});

test.each([
  ['One-third of a number added to 7 gives 15. Find the number.', 'x = 24'],
  ['3 more than 5 less than a number is 8. Find the number.', 'x = 10'],
  ['Twice the sum of a number and 4 is 22. Find the number.', 'x = 7'],
  ['I think of a number, add 4 and multiply the result by 3. The answer is 33. What is the number?', 'x = 7'],
])('reads the operations in their order: %s', (problem, answer) => {
  expect(answerTo(problem)).toBe(answer);
});

test('rejects a root that is not possible', () => {
  const steps = solve(
    'The length of a rectangle is 3 cm more than its width. If its area is 40 cm², find the width.',
  )?.steps;
  expect(steps?.join('\n')).toContain('Reject');
});

test.each([
  ['The sum of two numbers is 20. Find the numbers.', 'one fact for two numbers'],
  ['The sum of three consecutive integers is 73. Find them.', 'no whole numbers'],
  [
    'A father is 3 times as old as his son and 5 years older than his brother. How old is the son?',
    'three people',
  ],
  ['A number is not 5 more than 3. Find the number.', 'not'],
])('refuses: %s (%s)', (problem) => {
  expect(solve(problem)).toBeNull();
});
