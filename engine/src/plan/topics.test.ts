import { expect, test } from 'vitest';
import { topicsIn } from './topics.ts';

const namesIn = (text: string) => topicsIn(text).map(({ name }) => name);

test.each([
  ['a list of lines', 'Cell respiration\nPhotosynthesis', ['Cell respiration', 'Photosynthesis']],
  [
    'bullets and numbers',
    '- Sets\n* Surds\n3) Vectors\n(iv) Matrices',
    ['Sets', 'Surds', 'Vectors', 'Matrices'],
  ],
  [
    'one line with commas',
    'photosynthesis, respiration and genetics.',
    ['Photosynthesis', 'Respiration', 'Genetics'],
  ],
  ['a list that continues on the next line', 'Sets, surds,\nvectors', ['Sets', 'Surds', 'Vectors']],
  [
    'commas in brackets',
    'Cell division (mitosis, meiosis), ecology',
    ['Cell division (mitosis, meiosis)', 'Ecology'],
  ],
  ['an introduction', 'My topics are: sets; surds', ['Sets', 'Surds']],
  [
    'subjects with topics',
    'Maths: algebra, geometry\nEnglish',
    ['Maths: algebra', 'Maths: geometry', 'English'],
  ],
  [
    'a topic with commas among others',
    'Demand, supply and price\nElasticity',
    ['Demand, supply and price', 'Elasticity'],
  ],
  ['a repeated topic', 'Sets\nsets\nSurds', ['Sets', 'Surds']],
  [
    'a syllabus that ends with books',
    'Week 1: Sets\nWeek 2: Surds\nReferences\nBackhouse, Algebra',
    ['Sets', 'Surds'],
  ],
  ['only signs', '...\n- \n42', []],
])('reads %s', (_, text, names) => {
  expect(namesIn(text)).toEqual(names);
});

test('reads the topics of a syllabus without its headings, books and course details', () => {
  const syllabus = `BIO 101: General Biology
Course code: BIO 101
Lecturer: Dr A. Bello
Credit units: 3

Week 1: Introduction to biology; characteristics of living things
Week 2-3: Cell structure
Week 4: Genetics
  - Mendel's laws
  - Types

UNIT 3: EVOLUTION
1.1 Lamarck
1.2 Darwin

Recommended texts
1. Biology by Campbell
2. New Biology for West African Schools`;
  expect(namesIn(syllabus)).toEqual([
    'Introduction to biology',
    'Characteristics of living things',
    'Cell structure',
    "Mendel's laws",
    'Genetics: Types',
    'Lamarck',
    'Darwin',
  ]);
});

test('puts topics first that are marked as important or hard', () => {
  expect(namesIn('Sets\nSurds (hard)\nVectors !!')).toEqual(['Surds', 'Vectors', 'Sets']);
});

test('shortens a topic to the limit of a session', () => {
  expect(namesIn('word '.repeat(60))[0]?.length).toBeLessThanOrEqual(120);
});
