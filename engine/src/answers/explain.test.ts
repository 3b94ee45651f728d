import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';

const source = readSource([
  {
    text: `# Geography

## Soil erosion

Soil erosion is the removal of the topsoil by wind or water. Overgrazing is harmful because it leaves the ground bare. Cover crops hold the particles together.

Rate = mass / time

## Weathering

Weathering is the breaking of rocks by heat, frost and plants. Frost breaks rocks because ice needs more room than water. The tropics have deep soils.`,
  },
]);
const partsOf = (concept: string) => {
  const result = explainConcept(source, concept);
  return result.isEmpty ? [] : result.parts.map(({ role, text }) => `${role}: ${text}`);
};

test('quotes what follows the definition in its section, with formulas on their own', () => {
  expect(partsOf('soil erosion')).toEqual([
    expect.stringMatching(/^definition: Soil erosion is/),
    expect.stringMatching(/^answer: Overgrazing is harmful .* Cover crops/),
    'formula: Rate = mass / time',
  ]);
});

test('adds nothing from sections with another heading', () => {
  expect(partsOf('soil erosion').join('\n')).not.toMatch(/Frost|tropics/);
  expect(partsOf('topsoil').join('\n')).not.toMatch(/Frost|tropics|Cover crops/);
});

test('explains both sides of a comparison', () => {
  expect(partsOf('soil erosion vs weathering').join('\n')).toMatch(
    /Soil erosion is the removal[\s\S]*Weathering is the breaking/,
  );
});
