import { expect, test } from 'vitest';
import { GLOSSARY, termsIn } from './glossary.ts';

const namesIn = (text: string) => termsIn(text).map(({ name }) => name);

test('there are some 80 terms and more, each with a meaning and something to keep it by', () => {
  expect(GLOSSARY.length).toBeGreaterThanOrEqual(80);
  for (const { name, meaning, more } of GLOSSARY) {
    expect(`${name}: ${meaning}`).toMatch(/\.$/);
    expect(more.length).toBeGreaterThanOrEqual(10);
  }
  expect(new Set(GLOSSARY.map(({ name }) => name)).size).toBe(GLOSSARY.length);
});

test.each([
  ['What is osmosis?', ['osmosis']],
  ['ENZYMES', ['enzyme']],
  ['Explain a quadratic equation', ['quadratic equation']],
  ['What is the mean and the median?', ['mean', 'median']],
  ['What does osmosis mean?', ['osmosis']],
  ['How do I work on my base?', []],
  ['Who is the king of Spain?', []],
])('%s names %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});
