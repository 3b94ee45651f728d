import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const cardsOf = (text: string) =>
  makeDeck(readSource([{ text: `CRIMINAL LAW\n\n${text}` }]), 10).map(({ front, back }) => [front, back]);

test.each([
  ['By s. 314 CC a person is not deemed to have killed another if the death is a year later.', 's. 314 CC'],
  [
    'Under section 314 of the Criminal Code, a person has not killed another if the death is a year later.',
    'section 314 of the Criminal Code',
  ],
  ['S. 314 CC: a person is not deemed to have killed another if the death is a year later.', 's. 314 CC'],
  [
    'A person is not deemed to have killed another if the death is a year later: s. 314(1)(a) CC.',
    's. 314(1)(a) CC',
  ],
  [
    'A person is not deemed to have killed another if the death is a year later (s. 314 of the 1999 Code).',
    's. 314 of the 1999 Code',
  ],
])('asks what a section provides: %s', (text, section) => {
  const [card, ...others] = cardsOf(text);
  expect(others).toEqual([]);
  expect(card?.[0]).toBe(`What does ${section} provide?`);
  expect(card?.[1]).toMatch(
    /^A person (?:is not deemed to have|has not) killed another if the death is a year later\.$/,
  );
});

test('asks what a section does', () => {
  expect(
    cardsOf('Section 7 of the Labour Act requires the employer to give the worker a written statement.'),
  ).toEqual([
    [
      'What does section 7 of the Labour Act provide?',
      'It requires the employer to give the worker a written statement.',
    ],
  ]);
});

test('names the law that a text is about, if it is the only one', () => {
  const own = 'Section 34 forbids torture, slavery and forced labour of any kind.';
  expect(cardsOf(`The Constitution lists the rights. ${own}`)).toContainEqual([
    'What does section 34 of the Constitution provide?',
    'It forbids torture, slavery and forced labour of any kind.',
  ]);
  expect(cardsOf(`The Constitution and the Labour Act list the rights. ${own}`).flat().join()).not.toContain(
    'provide?',
  );
});

test('takes the law of unnamed sections from the title', () => {
  const text =
    'The Land Use Act\n\nThe Constitution protects the Act. By s. 22(1), the holder of a right may not alienate it, while under s. 26 a sale is void.';
  expect(makeDeck(readSource([{ text }]), 10).map(({ front, back }) => [front, back])).toContainEqual([
    'What does s. 22(1) of the Land Use Act provide?',
    'The holder of a right may not alienate it.',
  ]);
});

test.each([
  'Where it was undeveloped, he keeps one plot of half a hectare: s. 34(5) LUA.',
  'Section 36 of the Land Use Act makes similar provision for land that is not urban.',
  'Punishment: death (s. 319 CC).',
  'It is unlawful to exclude the evidence of a witness: s. 5 EA.',
  'Under s. 14 EA a Nigerian court may now exclude such evidence.',
  'By s. 316 CC a killing is murder in the following circumstances:',
  'Section 24 of the Constitution states that it shall be the duty of every citizen to:',
])('asks nothing about what does not say it all: %s', (text) => {
  expect(cardsOf(text).flat().join()).not.toContain('provide?');
});

test('asks for the case that is cited after a rule', () => {
  expect(
    cardsOf('The retaliation must also be proportionate to the provocation: OBAJI v STATE (1965) NMLR 417.'),
  ).toEqual([
    [
      'Which case is authority for this rule: the retaliation must be proportionate to the provocation?',
      'OBAJI v STATE (1965)',
    ],
  ]);
  expect(
    cardsOf('It does not suffice that justice seems to require it: Adams v Cape Industries [1990] Ch 433.'),
  ).toEqual([]);
});

test('asks what happened in a case that is only cited', () => {
  const [card] = cardsOf(
    'See AOKO v FAGBEMI (1961) 1 All NLR 400, where a woman convicted of adultery by a customary court had her conviction set aside.',
  );
  expect(card?.[0]).toBe('What happened in AOKO v FAGBEMI (1961), and what was decided?');
});
