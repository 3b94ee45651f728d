import { describe, expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { passesGate } from './gate.ts';
import { candidatesIn } from './make-cards.ts';
import { usableIn } from './usable.ts';

/** The cards that pass the checks of their form, before the learned check. */
function cardsOf(text: string): string[] {
  const source = readSource([{ text }]);
  const { cards, gaps, facts } = candidatesIn(source, usableIn(source));
  return [...cards, ...gaps]
    .filter((card) => passesGate(card, facts))
    .map(({ front, back }) => `${front} → ${back}`);
}

describe('no card is made from', () => {
  test.each([
    [
      'the comma after a condition',
      'When a nerve carries an impulse, the inside of its membrane that was negative changes.',
      'What is an impulse?',
    ],
    [
      'the comma after a preposition',
      'With zinc ions, the solution gives a white precipitate that dissolves.',
      'What are zinc ions?',
    ],
    [
      'the members of a list',
      'The filter has the tubule, the loop of Henle and the duct.',
      'What is the tubule?',
    ],
    [
      'a title as a person',
      'The oldest guild was Igun Eronmwon, the guild of casters, which used wax.',
      'Who was Igun Eronmwon?',
    ],
    [
      'a reason that only comments',
      'The change cannot be undone, as the boiled control shows.',
      'Why can the change',
    ],
    [
      'a property that many things have',
      'Resistivity is a property of the material.',
      'What is resistivity?',
    ],
    [
      'a meaning without its noun',
      'Sufficiency is the measure of its quantity in a file.',
      'What is sufficiency?',
    ],
    ['a bare count of parts', 'The balance of payments has two main parts.', 'How many'],
    [
      'two things at the same time',
      'Stress builds up while the plates are locked and is released in earthquakes.',
      'What is the difference',
    ],
    ['one of several', 'A fourth was created in 1963 from parts of the Western Region.', 'a fourth'],
    ['the date of nothing', 'The Community Court ruled in July 2022 that the ban was unlawful.', 'When did'],
    [
      'a gap inside a larger name',
      'Everybody in the kingdom knew that Louis XVI meant well but could not decide.',
      '_____ XVI',
    ],
    [
      'a setting whose noun comes next',
      'In acid soils aluminium and manganese become soluble and poison the roots.',
      'What happens in acid?',
    ],
    [
      'a figure with a unit as a term',
      'Cover is the depth of the steel; 25 mm is the least for slabs indoors.',
      'What is 25 mm?',
    ],
    ['a question of the text itself', 'How much is a quiet night worth?', 'What is how much?'],
    [
      'the number of an experiment',
      'Experiment 6.2 shows that germinating beans of this kind give off heat.',
      'Experiment _____',
    ],
    [
      'speech that lost a comma',
      'A frame is a block of memory that holds the parameters the variables of a call.',
      'What is a frame?',
    ],
    [
      'a symbol in a formula',
      'The constant k is the rate of the reaction at this temperature.',
      'What is the constant',
    ],
  ])('%s', (_, text, front) => {
    expect(cardsOf(text).filter((card) => card.includes(front))).toEqual([]);
  });
});
