import { describe, expect, test } from 'vitest';
import { clauseOf } from './clause.ts';
import { questionAbout } from './question.ts';

function asked(sentence: string, word = 'What'): string | null {
  const clause = clauseOf(sentence);
  return clause && questionAbout(word, clause, clause.subject);
}

describe('a clause', () => {
  test.each([
    ['Tears contain lysozyme.', 'What do Tears contain?'],
    ['HIV destroys T helper cells.', 'What does HIV destroy?'],
    ['Edward Jenner gave the first vaccine in 1796.', 'What did Edward Jenner give?'],
    ['A learner driver must reach the standard of a competent driver.', 'What must A learner driver reach?'],
    ['Smallpox was declared eradicated in 1980.', 'What was Smallpox declared?'],
    ['The immune system attacks the body.', 'What does The immune system attack?'],
    ['Rivers transport their load.', 'What do Rivers transport?'],
    ['The body has three lines of defence.', 'What does The body have?'],
    ['Plants store starch in their roots.', 'What do Plants store?'],
    ['Frost breaks rocks.', 'What does Frost break?'],
    ['Lugard set a tax on land.', 'What did Lugard set?'],
    ['The bases of the arteries contain receptors.', 'What do The bases of the arteries contain?'],
    ['Cross elasticity compares two changes.', 'What does Cross elasticity compare?'],
    ['Chemical weathering alters the minerals.', 'What does Chemical weathering alter?'],
    ['Drugs like lisinopril block the conversion.', 'What do Drugs like lisinopril block?'],
    ['ADH inserts aquaporin-2 channels.', 'What does ADH insert?'],
    ['A catalyst does not shift the equilibrium.', 'What does A catalyst not shift?'],
  ])('from "%s" becomes the question "%s"', (sentence, question) => {
    expect(asked(sentence)).toBe(question);
  });

  test('separates the words before its subject', () => {
    const clause = clauseOf("In an autoimmune disease, the immune system attacks the body's own cells.");
    expect(clause).toMatchObject({
      lead: 'In an autoimmune disease',
      subject: 'the immune system',
      verb: 'attack',
    });
  });

  test.each(['A slow river can no longer carry its load.', 'The kidneys no longer filter the blood.'])(
    'is negative or none with "no longer": %s',
    (sentence) => {
      expect(clauseOf(sentence)?.isNegative ?? true).toBe(true);
    },
  );

  test('takes an adjective before a finite verb for the noun of its subject', () => {
    expect(clauseOf('The liquid is called glomerular filtrate.')).toMatchObject({
      subject: 'The liquid',
      auxiliary: 'is',
    });
  });

  test('treats a participle before a noun as an adjective', () => {
    expect(clauseOf('Levees are raised banks of coarse material.')).toMatchObject({
      isCopula: true,
      isPassive: false,
    });
  });

  test.each([
    'It takes several days.',
    'When prices rise',
    'Proteins made by cells are enzymes.',
    'Photosynthesis',
    '',
  ])('is not read from "%s"', (sentence) => {
    expect(clauseOf(sentence)).toBeNull();
  });
});
