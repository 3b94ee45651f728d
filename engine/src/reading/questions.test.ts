import { expect, test } from 'vitest';
import { readSource } from './read-source.ts';

const read = (text: string) => {
  const { sections, passages } = readSource([{ text }]);
  return passages.map(({ section, text: said, isAsked }) => [
    sections[section]?.heading ?? '',
    isAsked ? `? ${said}` : said,
  ]);
};

test('reads each marked question with its answer as a section, without the marks', () => {
  const text = `Q1. What is the rule of law?
Ans: It means that everybody is subject to the law. Dicey made it popular.

2. Explain delegated legislation.
Answer: Parliament gives its powers to another body.`;
  expect(read(text)).toEqual([
    ['What is the rule of law?', '? What is the rule of law?'],
    ['What is the rule of law?', 'It means that everybody is subject to the law.'],
    ['What is the rule of law?', 'Dicey made it popular.'],
    ['Explain delegated legislation.', '? Explain delegated legislation.'],
    ['Explain delegated legislation.', 'Parliament gives its powers to another body.'],
  ]);
});

test('joins the lines of a question above its answer', () => {
  const text = `Why do members of parliament leave the details of many laws to ministers, who
are not elected to make them?

Ans.
Parliament has too little time for all details.`;
  expect(read(text).map(([heading]) => heading)).toEqual([
    'Why do members of parliament leave the details of many laws to ministers, who are not elected to make them?',
    'Why do members of parliament leave the details of many laws to ministers, who are not elected to make them?',
  ]);
});

test('keeps a word that only begins like a mark', () => {
  expect(read('Answers to a survey may be biased, because people like to please.')).toEqual([
    ['', 'Answers to a survey may be biased, because people like to please.'],
  ]);
});

test('never ends a sentence inside a formula', () => {
  expect(read(String.raw`The decimal $0.\dot{3} = \frac{1}{3}$ recurs. It never ends.`)).toEqual([
    ['', String.raw`The decimal $0.\dot{3} = \frac{1}{3}$ recurs.`],
    ['', 'It never ends.'],
  ]);
});

test('joins a formula on a line of its own to the sentence around it', () => {
  const text = 'The heat absorbed is given by\n$$Q = mc$$\nwhere $m$ is the mass of the body.';
  expect(read(text)).toEqual([
    ['', 'The heat absorbed is given by $$Q = mc$$ where $m$ is the mass of the body.'],
  ]);
});

test.each([
  ['after a temperature', 'It is kept at about 4 degrees C. Germs multiply slowly there.', 2],
  ['after the sun', 'Fish is dried in the sun. Flies may settle on it.', 2],
])('ends a sentence %s', (_, text, sentences) => {
  expect(read(text)).toHaveLength(sentences);
});

test('keeps a short form and its letter together', () => {
  const sentences = read('Scurvy is caused by lack of vit. C. Signs are loose teeth.').map(
    ([, text]) => text,
  );
  expect(sentences).toEqual(['Scurvy is caused by lack of vit. C.', 'Signs are loose teeth.']);
});

test('takes a line for a heading if the first of the notes below it is shorter', () => {
  const text = 'Folic acid\n• Makes red blood cells\n\nVitamin B3 (niacin)\n• Lack causes pellagra';
  expect(read(text).map(([heading]) => heading)).toEqual(['Folic acid', 'Vitamin B3 (niacin)']);
});

test("ends a sentence after the particle 'in'", () => {
  expect(read('The ridge gives the water time to soak in. Cover crops shield the soil.')).toHaveLength(2);
});
