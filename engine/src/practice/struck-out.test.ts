/** Faults that a tutor found in the questions of student notes. */
import type { Question } from '@akada/domain/practice/schemas';
import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { shapeOf } from './answer-shape.ts';
import { makePractice } from './make-practice.ts';

const made = new Map<string, Question[]>();
/** The questions of eight draws from a text, made once for all tests that ask about it. */
function every(text: string): Question[] {
  const read = readSource([{ number: 7, text }]);
  const questions =
    made.get(text) ?? [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => makePractice(read, { most: 20 }, seed));
  made.set(text, questions);
  return questions;
}
const shown = (questions: readonly Question[]) => questions.map((question) => JSON.stringify(question));

describe('questions that a tutor struck out', () => {
  const law =
    'Slander is actionable only on proof of special damage, except in four cases: an imputation of a crime, an imputation of a contagious disease, an imputation of unchastity to a woman, and words about a person in his office, profession or trade. Defamation takes two forms: libel and slander. Justification means that the statement is true in substance.';

  test('a list with another number of members than its question says is not asked for', () => {
    for (const question of every(law))
      if (question.kind === 'short' && question.prompt.includes('four'))
        expect(question.points).toHaveLength(4);
  });

  test('two names that fill one gap are right in any order', () => {
    const gaps = every(law).flatMap((question) => (question.kind === 'cloze' ? [question.answers] : []));
    const pairs = gaps.filter((answers) => answers.includes('libel and slander'));
    expect(pairs.length).toBeGreaterThan(0);
    for (const answers of pairs) expect(answers).toContain('slander and libel');
  });

  test('a meaning that begins with “that” is part of a sentence', () => {
    const claims = every(law).flatMap(({ kind, prompt }) =>
      kind === 'true_false' && prompt.includes('substance') ? [prompt] : [],
    );
    expect(claims.length).toBeGreaterThan(0);
    for (const claim of claims) expect(claim).toMatch(/” means that the statement is true in substance\.$/);
  });

  const electrolysis =
    'Electrolysis is the decomposition of a compound by an electric current. An electrolyte is a compound that conducts electricity in solution. Electroplating is the coating of a metal with another metal by electrolysis. A cation is an ion with a positive charge. The volume of hydrogen is twice that of oxygen.';

  test('a comparison defines nothing', () => {
    expect(shown(every(electrolysis)).filter((text) => /volume of hydrogen/i.test(text))).toEqual([]);
  });

  test('a term that its meaning names is no wrong option for it', () => {
    const questions = every(electrolysis).filter(({ prompt }) => prompt.includes('coating'));
    expect(questions.length).toBeGreaterThan(0);
    for (const question of questions) {
      if (question.kind === 'choice' && question.prompt.startsWith('Which'))
        expect(question.options).not.toContain('Electrolysis');
      expect(question.prompt).not.toMatch(/^Electrolysis is the coating/);
    }
  });

  const weathering = `WEATHERING

Weathering = breakdown of rocks where they are
Erosion = wearing away + removal of material

Types of weathering:
1. Physical/mechanical
   - Exfoliation: the outer layers of a rock peel off
   - Freeze-thaw: water in the cracks of a rock freezes
   - Abrasion: stones in the wind scrape a rock
2. Chemical
   - Carbonation: rain dissolves carbon dioxide and then limestone
   - Hydration: minerals take in water and swell
   - Hydrolysis: water changes feldspar into clay

Mass movement is the movement of material down a slope.
 - Soil creep: the slowest movement of soil down a slope
 - Mudflow: a fast movement of wet soil after heavy rain
 - Rockfall: a free fall of stones from a cliff
`;

  test('a heading precedes a question only if it is about it', () => {
    const made = every(weathering);
    const under = (heading: string) => made.filter(({ prompt }) => prompt.startsWith(`${heading}: `));
    const about = (questions: readonly Question[], words: RegExp) =>
      shown(questions).some((text) => words.test(text));
    expect(about(made, /take in water/)).toBe(true);
    expect(about(under('Physical/mechanical'), /“minerals take in water|explain “(?:hydr|carbon)/)).toBe(
      false,
    );
    expect(about(under('Chemical'), /explain “(?:soil|mud|rockf)|description: “a (?:fast|free)/)).toBe(false);
  });

  test('words joined by a plus in notes are no formula', () => {
    expect(every(weathering).filter(({ prompt }) => prompt.includes('formula'))).toEqual([]);
  });

  test('an answer ends before what follows from it', () => {
    const text =
      'Alcohol inhibits the release of the hormone ADH, which explains why drinking it leads to thirst.';
    const points = every(text).flatMap((question) => (question.kind === 'short' ? question.points : []));
    expect(points.filter((point) => point.includes('explains'))).toEqual([]);
  });

  test('what was decided in a case is not exchanged for what happens in other ways', () => {
    const ruling = 'The court held that the auditors owe no duty of care.';
    const caseShape = shapeOf('What happened in Caparo v Dickman (1990), and what was decided?', ruling);
    expect(caseShape).toBe(shapeOf('What happened in R. v. White [1910], and what was decided?', ruling));
    expect(caseShape).not.toBe(shapeOf('What happens if tests show weaknesses?', 'The auditor tests more.'));
  });

  test('a year is offered with years of its own age', () => {
    const text =
      'The Oba opened the city to traders in 1480. Captain Gallwey visited Benin City in 1892. Germany returned the ownership of the bronzes to Nigeria in 2022.';
    const years = [1, 2, 3, 4].flatMap((seed) =>
      makePractice(readSource([{ text }]), { most: 20, kinds: ['choice'] }, seed).flatMap((question) =>
        question.kind === 'choice' && question.options.includes('2022') ? [question.options.map(Number)] : [],
      ),
    );
    expect(years.length).toBeGreaterThan(0);
    for (const options of years) expect(Math.min(...options)).toBeGreaterThan(1960);
  });

  test('a meaning that begins with “one that” is no option', () => {
    const text =
      'National income is the money value of all goods and services of a country in a year. An intermediate good is one that is used up in making another good. A final good is a thing that its buyer consumes. A subsidy is a payment of the government that lowers a price.';
    const options = every(text).flatMap((question) => (question.kind === 'choice' ? question.options : []));
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => option.startsWith('One that'))).toEqual([]);
  });

  test('a property that other things may have too is no false statement', () => {
    const text = `# Plant hormones

## Hormones
- Auxins: made at the tips of shoots of a plant
- Gibberellins: cause stems to grow tall and seeds to germinate
- Cytokinins: found in roots and in young fruits
- Abscisic acid: produced in leaves when water is short
`;
    const claims = [1, 2, 3, 4].flatMap((seed) =>
      makePractice(readSource([{ text }]), { most: 20, kinds: ['true_false'] }, seed),
    );
    expect(claims.length).toBeGreaterThan(0);
    expect(claims.filter((question) => question.kind === 'true_false' && !question.key)).toEqual([]);
  });
});
