import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeSummary } from './make-summary.ts';

test('a heading without text of its own is kept above its subheadings', () => {
  const text =
    '# Duty of care\n\n## Donoghue v Stevenson\n\nHeld: A manufacturer owes a duty of care to the consumer of his goods.\n\n# Remedies\n\n# Breach\n\nThe test is what a reasonable man would have done.';
  expect(makeSummary(readSource([{ text }])).map(({ heading, points }) => [heading, points.length])).toEqual([
    ['Duty of care', 0],
    ['Donoghue v Stevenson', 1],
    ['Breach', 1],
  ]);
});

test('numbered conditions are all there', () => {
  const steps = ['Pour the oil.', 'Weigh the cylinder.', 'Read the scale at eye level.', 'Repeat it twice.'];
  const text = `# Density\n\nDensity is the mass of a unit of volume.\n\n${steps.map((step, place) => `${place + 1}. ${step}`).join('\n')}`;
  const points = makeSummary(readSource([{ text }])).flatMap((section) => section.points);
  expect(points.map((point) => point.text)).toEqual(expect.arrayContaining(steps));
});
