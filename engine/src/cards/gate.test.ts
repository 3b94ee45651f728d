import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';
import { withNames } from './spoken-names.ts';

function cardsOf(text: string): string[] {
  return makeCards(readSource([{ text }]), 30).map(({ front, back }) => `${front} → ${back}`);
}

describe('the gate for cards', () => {
  test.each([
    [
      'a noun that only the text before explains',
      'Little grass grows on the floor because hardly any light reaches it.',
    ],
    [
      'a subject that is one of several',
      'The first family contains only theories about results and their value.',
    ],
    ['a pronoun in the question', 'Lakunle is ready to marry her now because no bride-price can be asked.'],
    ['a verb that any object fits', 'Banks accept life policies as security for loans.'],
    ['an abbreviation in the question', 'Biennial weeds take two seasons e.g. wild carrot.'],
    ['a metaphor instead of a definition', 'California was the crown jewel of the Mexican Cession.'],
    ['an opinion instead of a definition', 'The FTC is a well-known agency in the capital.'],
    [
      'a person in the answer whom the question does not name',
      'When the brook dried up, God sent him to a widow at Zarephath.',
    ],
    ['a place instead of a subject', 'Beneath the arachnoid is a thin mesh that looks like a spider web.'],
    [
      'a reason of what somebody found',
      'The government found that projects were delayed because land was costly.',
    ],
  ])('refuses %s', (_, text) => {
    expect(cardsOf(text)).toEqual([]);
  });

  test('refuses a question with two answers in the text', () => {
    expect(cardsOf('Tears contain lysozyme and some salt. Tears contain water and oil.')).toEqual([]);
  });

  test('refuses figures of a worked example', () => {
    const text = 'Worked example. A transformer has 2000 turns. The primary contains 2000 turns and a core.';
    expect(cardsOf(text)).toEqual([]);
  });
});

describe('a question about a cause', () => {
  test.each([
    ['Kids need colostrum because it contains antibodies.', 'Why do kids need colostrum?'],
    ['In winter, rivers freeze because the air is cold.', 'Why do rivers freeze in winter?'],
    [
      'A catalyst does not shift the equilibrium because it speeds up both reactions.',
      'Why does a catalyst not shift the equilibrium?',
    ],
    [
      'Boiling points rise along a series, since larger molecules attract one another more strongly.',
      'Why do boiling points rise along a series?',
    ],
    [
      'Because ice is lighter than water, icebergs float on the surface.',
      'Why do icebergs float on the surface?',
    ],
    ['Coastal areas are cool due to the breeze that blows from the sea.', 'Why are coastal areas cool?'],
    [
      'A ligand-gated channel opens because a molecule binds to its outside.',
      'Why does a ligand-gated channel open?',
    ],
  ])('keeps the tense and the subject of "%s"', (text, question) => {
    expect(cardsOf(`# The equilibrium\n\n${text}`)[0]?.split(' → ')[0]).toBe(question);
  });
});

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
      'a name given after a process asks for the process',
      'Water washes plant nutrients down through the soil. This process is called leaching.',
      'What is meant by “leaching”? → Water washes plant nutrients down through the soil.',
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

describe('a name in speech', () => {
  test.each([
    ['what was the oyo mesi', 'what was the Oyo Mesi'],
    ['when did nigeria and south africa meet', 'when did Nigeria and South Africa meet'],
    ['dijkstra avoided deadlock', 'Dijkstra avoided deadlock'],
    ['the pcb of a process', 'the PCB of a process'],
    ['phagocytes engulf bacteria', 'phagocytes engulf bacteria'],
  ])('in "%s" gets its capital', (text, written) => {
    expect(withNames(text)).toBe(written);
  });
});
