import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  [
    'headings and emphasis',
    '## Osmosis\n\nIt is **water** that *moves*.',
    'Osmosis\n\nIt is water that moves.',
  ],
  ['lists', '- one\n- two\n\n1. first\n2. second', '• one\n• two\n\n1. first\n2. second'],
  ['lists in lists', '- one\n  - inner\n- two', '• one\n  • inner\n• two'],
  ['links, code and breaks', '[A](https://a.b) `x = 1`\\\nnext', 'A x = 1\nnext'],
  ['code blocks', '```python\nprint("*")\n```', 'print("*")'],
  ['tables', '| a | b |\n|---|---|\n| 1 | **2** |', 'a\tb\n1\t2'],
  ['formulas', 'With $a_1 * b_2 * \\alpha$ it is *so*.', 'With $a_1 * b_2 * \\alpha$ it is so.'],
  ['money', 'From $5 to *$10*.', 'From $5 to $10.'],
  ['quotes', '> Said **so**', 'Said so'],
])('converts %s to plain text', (_, markdown, text) => expect(plainText(markdown)).toBe(text));
