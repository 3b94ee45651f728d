import { expect, test } from 'vitest';
import { deckToMarkdown, planToMarkdown, sheetToMarkdown } from './result-markdown.ts';

test('writes a deck with questions as headings and answers as paragraphs', () => {
  const cards = [
    { front: 'What is osmosis?', back: 'Water through a membrane.' },
    { front: 'Two\nlines', back: 'First\nSecond', source: 'First * Second', page: 3 },
  ];

  expect(deckToMarkdown({ title: 'Cells', cards })).toBe(
    '# Cells\n\n## What is osmosis?\n\nWater through a membrane.\n\n## Two lines\n\nFirst\\\nSecond\n\n> First \\* Second (p. 3)\n',
  );
});

test('writes a cram sheet with sections as headings and points as lists', () => {
  const sections = [{ heading: 'Water', points: ['It moves.', 'It is wet.'] }];

  expect(sheetToMarkdown({ title: 'Osmosis', sections })).toBe(
    '# Osmosis\n\n## Water\n\n- It moves.\n- It is wet.\n',
  );
});

test('writes a study plan with days as headings, and sessions with time and duration', () => {
  const session = { date: '2026-03-02', start_time: '17:00', duration: 30, topic: 'Cells', activity: 'Read' };
  const sessions = [
    session,
    { ...session, start_time: '18:00', topic: 'Genes' },
    { ...session, date: '2026-03-04' },
  ];

  expect(planToMarkdown({ title: 'Biology', sessions })).toBe(
    `# Biology

## Monday 2 March 2026

- 17:00, 30 min: **Cells**, Read
- 18:00, 30 min: **Genes**, Read

## Wednesday 4 March 2026

- 17:00, 30 min: **Cells**, Read
`,
  );
});

test.each([
  ['2 * 3 * 4 = a_1', '2 \\* 3 \\* 4 = a\\_1'],
  ['# no heading', '\\# no heading'],
  ['1. no list', '1\\. no list'],
  ['- no list', '\\- no list'],
  ['from $5 to <b>', 'from \\$5 to \\<b\\>'],
  ['well-known (1) + 2', 'well-known (1) + 2'],
  ['$a_1 * b_2$ is *c_3*', '$a_1 * b_2$ is \\*c\\_3\\*'],
])('escapes the Markdown in %j', (back, written) => {
  expect(deckToMarkdown({ title: 'A', cards: [{ front: 'B', back }] })).toBe(`# A\n\n## B\n\n${written}\n`);
});
