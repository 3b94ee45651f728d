import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { partsIn } from './parts.ts';
import { unitsOf } from './units.ts';

const partsOf = (text: string) => partsIn(unitsOf(readSource([{ text }])));
const paragraph = (name: string) =>
  `${name} is a metal. ${name} conducts heat well. ${name} melts in a furnace. ${name} reacts with acids.`;

test('a text without headings has a part for each paragraph', () => {
  expect(partsOf(`${paragraph('Iron')}\n\n${paragraph('Zinc')}`)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
});

test('short paragraphs are one part', () => {
  expect(partsOf('Iron is a metal.\n\nZinc conducts heat well.\n\nTin melts in a furnace.')).toEqual([
    0, 0, 0,
  ]);
});

test('a text with headings has its sections as parts, whatever their paragraphs', () => {
  const parts = partsOf(
    `# Iron\n\n${paragraph('Iron')}\n\n${paragraph('Steel')}\n\n# Zinc\n\n${paragraph('Zinc')}`,
  );
  expect(new Set(parts).size).toBe(2);
});
