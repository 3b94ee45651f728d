import { expect, test } from 'vitest';
import { escapeMarkdown } from './text.ts';

test('keeps formulas between dollar signs as they are, and escapes the text around them', () => {
  expect(escapeMarkdown(String.raw`So a_1 * 2 gives $S_n = \frac{n}{2}[2a + (n-1)d]$ [see *2*]`)).toBe(
    String.raw`So a\_1 \* 2 gives $S_n = \frac{n}{2}[2a + (n-1)d]$ \[see \*2\*\]`,
  );
});

test('escapes the dollar signs of prices', () => {
  expect(escapeMarkdown('The price rose from $5 to $10.')).toBe(String.raw`The price rose from \$5 to \$10.`);
});

test('writes several lines on one', () => {
  expect(escapeMarkdown('one\n  two')).toBe('one two');
});
