import { describe, expect, it } from 'vitest';
import type { Question } from '../practice/schemas.ts';
import { createRepeatFilter } from './same-question.ts';

const NOTES = { why: 'The notes say so.', source: 'As the notes say.' };

function choice(prompt: string, answer: string): Question {
  return { kind: 'choice', prompt, options: [answer, 'Another', 'One more'], key: 0, ...NOTES };
}
const cloze = (prompt: string, answer: string): Question => ({
  kind: 'cloze',
  prompt,
  answers: [answer],
  ...NOTES,
});

/** Which of the questions pass the filter, one after the other. */
function passing(...questions: Question[]): boolean[] {
  const isNew = createRepeatFilter();
  return questions.map((question) => isNew(question));
}

describe('a question passes once', () => {
  it.each([
    ['in the same words', choice('What is osmosis?', 'Water'), choice('What is osmosis?', 'Water')],
    [
      'with another case and other small words',
      choice('What is the capital of Nigeria?', 'Abuja'),
      choice('Which one of these is the Capital of Nigeria', 'ABUJA'),
    ],
    [
      'in the plural',
      choice('Which organelles release energy in a cell?', 'Mitochondria'),
      choice('Which organelle releases energy in cells?', 'Mitochondria'),
    ],
    [
      'with question and answer swapped',
      choice('What is the capital of Nigeria?', 'Abuja'),
      choice('Abuja is the capital of which country?', 'Nigeria'),
    ],
    [
      'as another gap in the same sentence',
      cloze('Osmosis moves _____ through a membrane.', 'water'),
      cloze('Osmosis moves water through a _____.', 'membrane'),
    ],
    [
      'as another kind of question',
      cloze('Ribosomes make _____.', 'proteins'),
      choice('What do ribosomes make?', 'Proteins'),
    ],
  ])('%s', (_, first, second) => {
    expect(passing(first, second)).toEqual([true, false]);
  });
});

describe('two questions both pass', () => {
  it.each([
    [
      'that ask the same of different things',
      choice('What is the capital of Nigeria?', 'Abuja'),
      choice('What is the capital of Ghana?', 'Accra'),
    ],
    [
      'with other numbers',
      choice(
        'A trader from Kano buys a bag of rice for 500 naira, then sells the same bag at 20 per cent profit: how much?',
        '100',
      ),
      choice(
        'A trader from Kano buys a bag of rice for 900 naira, then sells the same bag at 20 per cent profit: how much?',
        '180',
      ),
    ],
    [
      'whose statements are true and false',
      { kind: 'true_false', prompt: 'Osmosis needs a membrane.', key: true, ...NOTES },
      { kind: 'true_false', prompt: 'Diffusion needs a carrier.', key: false, ...NOTES },
    ],
    ['made of small words only', choice('Who is it?', 'who'), choice('Why was that?', 'why')],
  ] as [string, Question, Question][])('%s', (_, first, second) => {
    expect(passing(first, second)).toEqual([true, true]);
  });

  it('that are about two passages', () => {
    const isNew = createRepeatFilter();
    const question = choice('Which word is the opposite of "brief"?', 'Long');
    expect(isNew(question, 'The first passage.')).toBe(true);
    expect(isNew(question, 'The second passage.')).toBe(true);
    expect(isNew(question, 'The first passage.')).toBe(false);
  });
});
