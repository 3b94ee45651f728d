import { expect, test } from 'vitest';
import { findTerm, GLOSSARY } from './glossary.ts';

test('each term has a name, a meaning that mentions it, and an example or a fact', () => {
  expect(GLOSSARY.length).toBeGreaterThan(200);
  for (const { names, meaning, more } of GLOSSARY) {
    expect(names[0]).toMatch(/\p{L}{2}/u);
    expect(meaning).toMatch(/^\p{L}.{20,}\.$/u);
    expect(more.length).toBeGreaterThan(4);
  }
  const all = GLOSSARY.flatMap(({ names }) => names);
  expect(new Set(all).size).toBe(all.length);
});

test.each([
  ['What is osmosis?', 'osmosis'],
  ['ENZYMES', 'enzyme'],
  ['explain photosynthesis in simple terms', 'photosynthesis'],
  ['What are mitochondria?', 'mitochondrion'],
  ['define the term "half life"', 'half-life'],
  ['What does GDP stand for?', 'gdp'],
  ["Newton's second law of motion", "newton's second law"],
  ['What is potential difference?', 'voltage'],
  ['What are stomata?', 'stoma'],
  ['Explain fiscal policy in economics', 'fiscal policy'],
  ['What is meant by mens rea?', 'mens rea'],
  ['What is reduction in chemistry?', 'reduction'],
  ["Define Newton's third law", "newton's third law"],
  ['explain DNA like I am 10', 'dna'],
  ['Explain osmosis in detail with examples', 'osmosis'],
  ['define a sonnet and give two examples', 'sonnet'],
  ['explain federalism to a 5 year old', 'federalism'],
  ['osmosis for WAEC', 'osmosis'],
  ['wetin be inflation', 'inflation'],
  ['kini photosynthesis', 'photosynthesis'],
])('finds the term of %s', (text, name) => {
  expect(findTerm(text)?.names[0]).toBe(name);
});

test.each([
  'How does temperature affect osmosis?',
  'reverse osmosis',
  'What is the mean?',
  'What is the mean of 2 and 4?',
  'Who is the king of Spain?',
  'Why is respiration important?',
  'inflation in Nigeria',
  '',
])('finds no term in %j, which asks for something else', (text) => {
  expect(findTerm(text)).toBeUndefined();
});

test('each term is found by each of its names', () => {
  for (const term of GLOSSARY) for (const name of term.names) expect(findTerm(`What is ${name}?`)).toBe(term);
});
