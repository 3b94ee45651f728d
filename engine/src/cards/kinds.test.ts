import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('a question about', () => {
  test.each([
    [
      'a deed asks who did it',
      'William Harvey described the circulation of the blood in a short book.',
      'Who described the circulation of the blood in a short book? → William Harvey.',
    ],
    [
      'a purpose names whose it is',
      'The main function of the lungs is to exchange gases with the air.',
      'What is the main function of the lungs? → To exchange gases with the air.',
    ],
    [
      'a unit asks for its name',
      'The SI unit of force is the newton.',
      'What is the SI unit of force? → The newton.',
    ],
    [
      'a name given after a process asks for the name',
      'Water washes plant nutrients down through the soil. This process is called leaching.',
      'Water washes plant nutrients down through the soil. What is this called? → Leaching.',
    ],
    [
      'a term in apposition asks what it is',
      'Ethics, the branch of philosophy that asks how we ought to live, has many schools.',
      'What is ethics? → The branch of philosophy that asks how we ought to live.',
    ],
    [
      'an office asks who fills it',
      'The chairman of INEC is appointed by the president.',
      'By whom is the chairman of INEC appointed? → The president.',
    ],
    [
      'the past keeps its tense',
      'When Ahab went to Jezreel, Elijah met Jezebel at the gate.',
      'What happened when Ahab went to Jezreel? → Elijah met Jezebel at the gate.',
    ],
  ])('%s', (_, text, card) => {
    expect(cardsOf(text)).toEqual([card]);
  });

  test('the cycle names it as the heading does', () => {
    const text = '# The carbon cycle\n\nThe cycle has two stages: a fast stage and a slow stage.';
    expect(cardsOf(text)).toEqual([
      'The carbon cycle has two stages. Name them. → A fast stage and a slow stage.',
    ]);
  });

  test('a cost in symbols asks for its formula', () => {
    expect(cardsOf('# Cost concepts\n\n- Total cost: TC = TFC + TVC')).toEqual([
      'What is the formula for total cost? → TC = TFC + TVC',
    ]);
  });

  test('a term under the heading of a week asks what it means', () => {
    expect(cardsOf('# Week 7\n\n- Valence: value of the reward to the person')).toEqual([
      'What is meant by “valence”? → Value of the reward to the person.',
    ]);
  });

  test('a note asks for its first sentence', () => {
    const text = '- Sole proprietorship: a business owned by one person. It needs little capital.';
    expect(cardsOf(text)).toEqual([
      'What is meant by “sole proprietorship”? → A business owned by one person.',
    ]);
  });

  test('a titled item asks for what its sentence says', () => {
    const text = '- Unpresented cheques. These are cheques which the payee has not yet brought to the bank.';
    expect(cardsOf(text)).toEqual([
      'What are unpresented cheques? → Cheques which the payee has not yet brought to the bank.',
    ]);
  });
});

describe('a text that gives its own questions', () => {
  test('keeps them with their answers', () => {
    const text = `Q1. What is an acid?
Ans: An acid is a substance which gives hydrogen ions in water.

Q2. State two properties of acids.
Ans: (i) they have a sour taste (ii) they turn blue litmus red.

Q3. Define pH.
Ans: pH is the negative logarithm of the hydrogen ion concentration.`;
    expect(cardsOf(text)).toEqual([
      'What is an acid? → A substance which gives hydrogen ions in water.',
      'Name the two properties of acids. → (i) they have a sour taste (ii) they turn blue litmus red.',
      'What is pH? → The negative logarithm of the hydrogen ion concentration.',
    ]);
  });

  test('asks for the entries of a timeline, but not for a year with two', () => {
    const text = `1910 The Union joins two colonies and two republics.

1912 The Congress is founded at Bloemfontein.

1948 The National Party wins the election.

1949 Marriage between whites and others is forbidden.

1949 The Congress plans a campaign against the laws.`;
    expect(cardsOf(text).map((card) => card.split(' → ')[0])).toEqual([
      'What happened in 1910?',
      'What happened in 1912?',
      'What happened in 1948?',
    ]);
  });
});
