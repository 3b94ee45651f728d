import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

function deckOf(text: string): string[] {
  return makeDeck(readSource([{ text }]), 20).map(({ front, back }) => `${front} → ${back}`);
}

describe('a deck asks what', () => {
  test.each([
    [
      'does something, where the rest of the sentence tells it from all others',
      'The right ventricle pumps blood to the lungs through the pulmonary artery.',
      'What pumps blood to the lungs through the pulmonary artery? → The right ventricle.',
    ],
    [
      'several things do, with a verb that agrees with "what"',
      'Lenticels carry oxygen through the bark of a woody stem.',
      'What carries oxygen through the bark of a woody stem? → Lenticels.',
    ],
    [
      'a named law or body did',
      'The Clifford Constitution of 1922 introduced the elective principle in Nigeria.',
      'Which constitution introduced the elective principle in Nigeria? → The Clifford Constitution of 1922.',
    ],
    [
      'led to a named event',
      "The attempt to tax women led to the Aba Women's Riot of 1929.",
      "What led to the Aba Women's Riot of 1929? → The attempt to tax women.",
    ],
    [
      'a thing is called that its sentence describes',
      'The heart is enclosed by a tough membrane called the pericardium, which keeps it in place.',
      'The heart is enclosed by a tough membrane. What is the tough membrane called? → Pericardium.',
    ],
    [
      'a thing is called whose name stands before the verb',
      'A wall of muscle called the septum separates the two ventricles of a mammal.',
      'A wall of muscle separates the two ventricles of a mammal. What is the wall of muscle called? → Septum.',
    ],
    [
      'other name a thing has',
      'Each beat is started by the sino-atrial node, which is also known as the pacemaker.',
      'What is another name for the sino-atrial node? → Pacemaker.',
    ],
  ])('%s', (_, text, card) => {
    expect(deckOf(text)).toContain(card);
  });

  test.each([
    ['a person does', 'Barnabas brought the new convert to the apostles in Jerusalem.'],
    ['a kind of person does', 'Farmers store yams in raised barns of palm fronds.'],
    ['a thing does that the sentence before names', 'It carries oxygen through the bark of a woody stem.'],
    ['a thing does in two words', 'Termites eat wood.'],
    ['an unknown part is called', 'The tube enters the ovule through a small hole called the micropyle.'],
    ['a person is called', 'Every Friday the market is visited by a woman called Ramatu.'],
  ])('but not what %s', (_, text) => {
    expect(deckOf(text)).toEqual([]);
  });
});

describe('a deck asks when', () => {
  test.each([
    [
      'something holds under a condition of the law, without its section',
      'A dying declaration is admissible (s. 40) only where the maker believed that death was near.',
      'When is a dying declaration admissible? → Only where the maker believed that death was near.',
    ],
    [
      'something is so',
      'Price discrimination is possible only when the markets can be kept apart.',
      'When is price discrimination possible? → Only when the markets can be kept apart.',
    ],
  ])('%s', (_, text, card) => {
    expect(deckOf(text)).toContain(card);
  });

  test('no condition is asked of a character in a story', () => {
    expect(deckOf('Sidi is angry when he laughs at her pictures in the magazine.')).toEqual([]);
  });
});

test('a deck asks who wrote a work with a pronoun before its title', () => {
  expect(deckOf('Thomas Malthus published his Essay on the Principle of Population in 1798.')).toContain(
    'Who published the Essay on the Principle of Population in 1798? → Thomas Malthus.',
  );
});

test('a deck keeps the capitals of a name at the start of a sentence', () => {
  const text =
    'International trade is the exchange of goods between the countries of the world. The World Trade Organization replaced GATT in 1995.';
  expect(deckOf(text)).toContain('When did the World Trade Organization replace GATT? → In 1995.');
});

test('a deck keeps a definition that ends in an example', () => {
  expect(deckOf('A cartel is a group of firms that agree to fix prices, e.g. OPEC or De Beers.')).toContain(
    'What is a cartel? → A group of firms that agree to fix prices, e.g. OPEC or De Beers.',
  );
});
