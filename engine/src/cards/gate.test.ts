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

  test.each([
    ['a part of the notes', '- Conclusion: the rate rises in wind and in light.'],
    ['a story', '- The seven: the Hellenists complained about the daily distribution.'],
    ['a property without its thing', '# Costs\n\n- technical - big machines do the work'],
  ])('refuses a label of %s as a term', (_, text) => {
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
