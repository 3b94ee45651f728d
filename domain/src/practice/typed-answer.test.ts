import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { knownWords, markAnswer } from './marking.ts';
import { ARTICLES } from './normalize.ts';
import type { Question } from './schemas.ts';

function cloze(answers: string[], prompt = 'It is _____.'): Question {
  return { kind: 'cloze', prompt, why: 'The notes say so.', source: 'See the notes.', answers };
}
const isRight = (answer: string, typed: string, prompt?: string) =>
  markAnswer(cloze([answer], prompt), typed);

describe('a typed answer is right', () => {
  test.each([
    ['Photosynthesis', 'photosynthesis'],
    ['Photosynthesis', 'PHOTOSYNTHESIS.'],
    ['Ọ̀yọ́', 'oyo'],
    ['café', 'cafe'],
    ['the nucleus', 'nucleus'],
    ['nucleus', 'a nucleus'],
    ["Newton's third law", 'Newtons third law'],
    ['cell wall', 'cell-wall'],
    ['chloroplasts', 'chloroplast'],
    ['cities', 'city'],
    ['bacterium', 'bacteria'],
    ['mitochondria', 'mitochondrion'],
    ['children', 'child'],
    ['nuclei', 'nucleus'],
    ['haemoglobin', 'hemoglobin'],
    ['sulphur', 'sulfur'],
    ['colour', 'color'],
    ['photosynthesis', 'photosyntesis'],
    ['photosynthesis', 'potosyntesis'],
    ['respiration', 'respirtaion'],
    ['osmosis', 'osmossis'],
    ['carbon dioxide', 'carbon dioxde'],
    ['1 October 1960', 'October 1st, 1960'],
    ['CO2', 'co₂'],
    ['vitamin A', 'Vitamin a'],
    ['salt & water', 'salt and water'],
    ['about 5 km', 'roughly 5 kilometres'],
    ['46 chromosomes', '46'],
    ['46 chromosomes', '46 chromosomse'],
  ])('for %s with %s', (answer, typed) => expect(isRight(answer, typed)).toBe(true));

  test.each([
    ['photosynthesis', ''],
    ['photosynthesis', ' . '],
    ['photosynthesis', 'respiration'],
    ['photosynthesis', 'fotosintess'],
    ['iron', 'ion'],
    ['vein', 'vain'],
    ['1960', '1961'],
    ['1 October 1960', '2 October 1960'],
    ['CO2', 'CO3'],
    ['H2O', 'H2O2'],
    ['carbon dioxide', 'carbon monoxide'],
    ['carbon dioxide', 'carbon'],
    ['nitrate', 'nitrite'],
    ['ethanol', 'ethanal'],
    ['maltose', 'maltase'],
    ['hypertonic', 'hypotonic'],
    ['endothermic', 'exothermic'],
    ['altitude', 'latitude'],
    ['immigration', 'emigration'],
    ['inflation', 'deflation'],
    ['neutron', 'neuron'],
    ['proton', 'photon'],
    ['5 km', '5 m'],
    ['5 km', '5'],
    ['19th century', '18th century'],
  ])('but not for %s with %s', (answer, typed) => expect(isRight(answer, typed)).toBe(false));

  it('with the unit that stands behind the blank', () => {
    expect(isRight('5', '5 km', 'They are _____ km apart.')).toBe(true);
    expect(isRight('5', '5 kilometres', 'They are _____ km apart.')).toBe(true);
    expect(isRight('5', '5 m', 'They are _____ km apart.')).toBe(false);
    expect(isRight('46', '46 chromosomes', 'A cell has _____ chromosomes.')).toBe(true);
  });

  it('with each of the answers', () => {
    const question = cloze(['water', 'H2O']);
    expect(markAnswer(question, 'h2o')).toBe(true);
    expect(markAnswer(question, 'Water')).toBe(true);
  });

  it('but not with another word of the questions', () => {
    const others: Question = {
      kind: 'short',
      prompt: 'What are mitochondria?',
      why: 'w',
      source: 's',
      points: ['p'],
    };
    const question = cloze(['mitochondrin']);
    expect(markAnswer(question, 'mitochondria')).toBe(true);
    expect(markAnswer(question, 'mitochondria', knownWords([question, others]))).toBe(false);
    expect(markAnswer(question, 'mitochondrion', knownWords([question, others]))).toBe(false);
  });
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');
/** No article: an answer that is one loses it beside another. */
const word = fc
  .array(letter, { minLength: 1, maxLength: 14 })
  .map((letters) => letters.join(''))
  .filter((text) => !ARTICLES.has(text));
const words = fc.array(word, { minLength: 1, maxLength: 3 }).map((list) => list.join(' '));

test('what an answer says is always right, in any case and with articles and blanks', () => {
  fc.assert(
    fc.property(words, fc.constantFrom('', 'the ', 'An '), fc.boolean(), (answer, article, isUpper) => {
      const typed = `  ${article}${isUpper ? answer.toUpperCase() : answer} `;
      expect(isRight(answer, typed)).toBe(true);
    }),
  );
});

test('no other option of a question is right, however much like the answer it looks', () => {
  const edited = fc.tuple(word, letter, fc.nat(13), fc.nat(2)).map(([text, by, at, cut]) => ({
    answer: text,
    other: text.slice(0, at) + by + text.slice(at + cut),
  }));
  fc.assert(
    fc.property(edited, ({ answer, other }) => {
      const choice: Question = {
        ...{ kind: 'choice', prompt: 'Which?', why: 'w', source: 's' },
        ...{ options: [answer, other, 'neither'], key: 0 },
      };
      const question = cloze([answer]);
      const known = knownWords([question, choice]);
      // A plural, an accent or an article makes no other word.
      const isOther = markAnswer(cloze([other]), answer, new Set([answer, other])) === false;
      fc.pre(isOther);
      expect(markAnswer(question, other, known)).toBe(false);
    }),
    { numRuns: 2_000 },
  );
});

test('a number is right exactly where it is equal', () => {
  const decimal = fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(3));
  const write = ([digits, places]: [number, number]) => (digits / 10 ** places).toFixed(places);
  fc.assert(
    fc.property(decimal, decimal, (one, other) => {
      expect(isRight(`${write(one)} km`, `${write(other)}km`)).toBe(
        one[0] * 10 ** (3 - one[1]) === other[0] * 10 ** (3 - other[1]),
      );
    }),
  );
});

test('no text breaks the marking', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme' }),
      (answer, typed) => {
        expect(typeof isRight(answer, typed)).toBe('boolean');
      },
    ),
    { numRuns: 500 },
  );
});
