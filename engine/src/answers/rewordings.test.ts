import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { answerQuestion } from './answer-question.ts';

const NOTES = `# Health

## Lungs

The alveoli are tiny air sacs at the ends of the bronchioles. There are about 700 million of them in the two lungs. Rice and beans are eaten too.

## Burns

Do not rub toothpaste on a burn: it holds the heat in.

| Disease | Caused by | Where it occurs | Control |
|---|---|---|---|
| Malaria | Plasmodium | wet lowlands | nets |
| Scurvy | lack of vitamin C | prisons | fresh fruit |

## Unions

The Nigeria Labour Congress was formed in 1978. A strike hurts employers, while rival traders gain because they sell more. Any person unlawfully dismissed is entitled to compensation.

## Healing

Inflammation → white cells clear the bacteria
Maturation → the scar gains strength

## Efficiency of labour

It depends on:
- education and training
- good tools`;

const source = readSource([{ text: NOTES }]);
const firstOf = (question: string) => {
  const result = answerQuestion(source, question);
  return result.isEmpty ? result.reason : result.parts[0]?.text;
};

test.each([
  ['a number of things named in the sentence before', 'How many air sacs do we have?', /700 million of them/],
  ['a reason after an order', 'Why should toothpaste not be used on a burn?', /holds the heat in/],
  ['a column whose header has the question word', 'Where does malaria occur?', /wet lowlands/],
  ['a column whose header has the verb', 'How is scurvy controlled?', /fresh fruit/],
  ['a name that the notes write out', 'When was the NLC founded?', /1978/],
  ['those who gain', 'Who benefits from a strike?', /rival traders/],
  ['people described by a clause', 'What can someone who is wrongly dismissed get?', /compensation/],
  ['a note with an arrow', 'What happens during inflammation?', /white cells/],
  ['a list introduced by a verb', 'What factors determine the efficiency of labour?', /education/],
])('finds %s', (_, question, answer) => {
  expect(firstOf(question)).toMatch(answer);
});

test.each([
  ['the dose of something that was given', 'What is the dose of vitamin C?'],
  ['the date of another event of the same body', 'When was the NLC dissolved?'],
  ['a column that the table lacks', 'How is scurvy diagnosed?'],
  ['the one who did something that nobody is said to have done', 'Who discovered vitamin C?'],
])('refuses to tell %s', (_, question) => {
  expect(firstOf(question)).toMatch(/^not-/);
});

test('takes no holder of an office from the name of a case', () => {
  const notes = readSource([
    {
      text: 'In Bello v University of Zaria (1986) students were expelled by a panel whose chairman was a victim. The court set it aside. Musa Ade was the chairman of the board of trustees.',
    },
  ]);
  expect(answerQuestion(notes, 'Who was the chairman of the panel that expelled the students?').isEmpty).toBe(
    true,
  );
});
