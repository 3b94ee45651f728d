import { expect, test } from 'vitest';
import { journalJson, journalMarkdown } from './export.ts';
import type { JournalEntry } from './schemas.ts';

const ENTRY: JournalEntry = {
  entry_text: 'Osmosis at last.\nIt was hard.',
  mood: 'great',
  goals: ['Read chapter 4', 'Sleep'],
  achievements: [],
  study_time: 2.5,
  entry_date: '2026-03-01',
  created_at: new Date('2026-03-01T20:00:00.000Z'),
};

test('the JSON export has every field of every entry', () => {
  expect(JSON.parse(journalJson([ENTRY]))).toEqual([{ ...ENTRY, created_at: '2026-03-01T20:00:00.000Z' }]);
});

test('the Markdown export has the day, the text and the non-empty lists of each entry', () => {
  expect(journalMarkdown([ENTRY])).toBe(
    '# My study journal\n\n## 2026-03-01\n\nMood: great. Study time: 2.5 h.\n\nOsmosis at last.\nIt was hard.\n\n' +
      '**Goals**\n\n- Read chapter 4\n- Sleep\n',
  );
});

test('an empty journal exports as an empty list and a heading', () => {
  expect(journalMarkdown([])).toBe('# My study journal\n');
  expect(journalJson([])).toBe('[]\n');
});
