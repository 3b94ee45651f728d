import { parseQuestions } from '@akada/domain/practice/question-list';
import { expect, test } from 'vitest';
import { makeQuestions } from './practice.ts';

const NOTE = `# Cells

## Osmosis
Osmosis is the movement of water through a semi-permeable membrane.
Plasmolysis is the shrinking of a plant cell that has lost water.

## Photosynthesis
Photosynthesis is the making of food from carbon dioxide and water in sunlight.
Chlorophyll is the green pigment that absorbs light in photosynthesis.`;

const make = (prompt: string) =>
  makeQuestions({
    ...{ tool: 'practice', prompt, count: 20, seed: 1, cards: [] },
    pages: [{ text: NOTE }],
  });
const sourcesFor = (prompt: string) => {
  const made = make(prompt);
  return made.isEmpty ? [] : (parseQuestions(made.result)?.questions ?? []).map(({ source }) => source);
};

test('asks only about the sections that are about the topic', () => {
  const [all, osmosis] = [sourcesFor(''), sourcesFor('Osmosis')];

  expect(osmosis.length).toBeGreaterThan(0);
  expect(osmosis.length).toBeLessThan(all.length);
  for (const source of osmosis) expect(source).not.toMatch(/photosynthesis|chlorophyll/i);
});

test('asks about the whole text for a topic that is its title', () => {
  expect(sourcesFor('Cells').length).toBe(sourcesFor('').length);
});

test.each(['Volcanoes', 'Volcanoes and osmoregulation'])('says that nothing is about %s', (topic) => {
  expect(make(topic)).toMatchObject({
    isEmpty: true,
    message: `Nothing about “${topic}” was found here. Choose other material, or use all of it.`,
  });
});
