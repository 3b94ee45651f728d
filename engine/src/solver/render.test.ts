import { expect, test } from 'vitest';
import { renderHint, renderSolution } from './render.ts';
import { solve } from './solve.ts';

test('writes a solution as a numbered list with its answer and check', () => {
  const solution = solve('Solve 3x + 5 = 20');
  expect(solution && renderSolution(solution)).toBe(`## Solution

Given: 3x + 5 = 20. Find the value of x.

1. Write the equation: 3x + 5 = 20
2. Subtract 5 from both sides: 3x = 15
3. Divide both sides by 3: x = 5

**Answer: x = 5**

Check: With x = 5, both sides are 20.`);
});

test('writes a hint without the result', () => {
  const solution = solve('Solve 3x + 5 = 20');
  expect(solution && renderHint(solution)).toMatch(
    /^## Hint\n\nGiven: 3x \+ 5 = 20\. Find the value of x\.\n\nGet the x term alone/,
  );
});

test('escapes characters that Markdown would interpret', () => {
  const solution = solve('Solve 2x < 6');
  expect(solution && renderSolution(solution)).toContain('**Answer: x \\< 3**');
});
