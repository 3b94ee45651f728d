import { expect, it } from 'vitest';
import { topicsOf } from './result-topics.ts';

it('takes the headings of a text, one a line, without markup and cited pages', () => {
  const text = [
    '# Cells',
    'Cells are small.',
    '## 1. **Osmosis** [p. 4]',
    'Water moves.',
    '**Diffusion:**',
    '### Active transport ###',
    '## Osmosis',
  ].join('\n\n');
  expect(topicsOf(text, 'Summary: Cells')).toBe('Osmosis\nDiffusion\nActive transport');
});

it('leaves out headings that only name a part of the text', () => {
  expect(topicsOf('## Key points\n\n- Water **moves** here.\n\n## Conclusion', 'Flashcards: Osmosis')).toBe(
    'Osmosis',
  );
});

it('takes the title of a text without headings', () => {
  expect(topicsOf('Water moves.', 'Why do cells burst?')).toBe('Why do cells burst?');
  expect(topicsOf('Water moves.', 'Summary')).toBe('');
});

it('takes no more topics, and no longer ones, than a plan can use', () => {
  const headings = Array.from({ length: 20 }, (_, index) => `## Topic ${index} ${'long '.repeat(40)}`);
  const topics = topicsOf(headings.join('\n'), 'Cells').split('\n');
  expect(topics).toHaveLength(12);
  expect(Math.max(...topics.map(({ length }) => length))).toBeLessThanOrEqual(100);
});
