import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { explainConcept } from './explain.ts';
import { conditionIn } from './question.ts';
import { replyInChat } from './reply.ts';

const NOTES = `# Planets and laws

Saturn has wide rings, made of ice. Uranus lies on its side. It was discovered by Herschel in 1781. Venus is the hottest planet, although Mercury is nearer to the Sun. Its surface is at about 465 degrees.

The worst disease of cocoa is black pod. It is caused by a fungus, and it spreads in wet weather.

The tax was hated. Later protests, such as the tax protests of 1938, followed it. Its first rulers were the Ogiso, a title that means rulers of the sky.

A bill is read several times. First reading: the clerk reads the title, and nobody speaks. In the end, the second reading decides.

## Laws of thought

Three laws are traditionally listed. The law of identity says that what is, is. The law of non-contradiction says that nothing is both true and false. The law of excluded middle says that there is no third way.`;

const answerTo = (question: string) => {
  const result = explainConcept(readSource([{ text: NOTES }]), question);
  return result.isEmpty ? result.reason : result.parts.map(({ text }) => text).join(' ');
};

describe('a question is refused', () => {
  test.each([
    ["if 'it' means a planet that was named later", 'who discovered saturn'],
    ['if the only number is a year', 'how much was the tax'],
  ])('%s', (_, question) => {
    expect(answerTo(question)).toMatch(/^not-/);
  });
});

test('answers for the planet that the pronoun means', () => {
  expect(answerTo('who discovered uranus')).toContain('discovered by Herschel');
});

test('answers with a sentence about what the one before names at its end', () => {
  expect(answerTo('what causes black pod')).toMatch(/black pod\. It is caused by a fungus/);
});

test('answers what a word means', () => {
  expect(answerTo('what does the word ogiso mean')).toContain('rulers of the sky');
});

test('gives the things that a sentence only counts', () => {
  expect(answerTo('what are the three laws of thought')).toMatch(
    /^Three laws .* identity .* non-contradiction .* excluded middle .*way\.$/,
  );
});

test("doesn't answer about the second reading with the first", () => {
  expect(answerTo('what happens at the second reading')).not.toContain('First reading');
});

test("doesn't take 'more than 5 links' for a condition", () => {
  expect(conditionIn('why do chains have more than 5 links')).toBeNull();
  expect(conditionIn('what if D is more than 5')).toBe('d>5');
});

test('answers a follow-up with something new', () => {
  const notes =
    'The first visitor from Lisbon came to Benin in 1485. Benin sold pepper, ivory and cloth to Lisbon. Its port was Gwato.';
  const result = replyInChat({
    message: 'what did benin sell to them?',
    earlier: ['when did the first visitor from Lisbon come?'],
    pages: [{ text: notes }],
  });
  expect(!result.isEmpty && result.parts[0]?.text).toContain('sold pepper');
});
