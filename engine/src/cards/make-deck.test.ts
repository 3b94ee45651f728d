import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { GAP } from './card.ts';
import { leastScoreOf } from './card-shapes.ts';
import { makeCards } from './make-cards.ts';
import { makeDeck } from './make-deck.ts';

const TERMS = [
  'An acid is a substance that gives hydrogen ions in water.',
  'A base is a substance that takes up hydrogen ions.',
  'A salt is a compound that forms when an acid reacts with a base.',
  'An indicator is a dye that changes its colour with the pH of a solution.',
  'A buffer is a solution that resists changes of pH.',
  'Titration is the measurement of a concentration by a reaction of known proportions.',
  'A burette is a graduated tube with a tap that delivers measured volumes.',
  'Molarity is the number of moles of a solute in one litre of solution.',
  'An alkali is a base that dissolves in water.',
].join(' ');
const DOUBTFUL = ' Banks keep acid. Farmers make lime from shells. The new works use about 25 tonnes of it.';

const deckOf = (text: string) => makeDeck(readSource([{ text }]), 30);

test('takes only cards with the score that their shape needs', () => {
  const deck = deckOf(TERMS + DOUBTFUL);
  expect(deck.length).toBeGreaterThanOrEqual(8);
  for (const card of deck) expect(card.weight).toBeGreaterThanOrEqual(leastScoreOf(card));
});

test('stays short instead of taking doubtful cards', () => {
  const [salt = ''] = TERMS.split('. ').slice(2, 3);
  const text = `${salt}. If the tap of a tank is left open, the tank overflows.`;
  const all = makeCards(readSource([{ text }]), 30).map(({ front }) => front);
  expect(all).toContain('What happens if the tap of a tank is left open?');
  expect(deckOf(text).map(({ front }) => front)).toEqual(['What is a salt?']);
});

test('has no cards with a gap in an English deck', () => {
  expect(deckOf(TERMS + DOUBTFUL).filter(({ front }) => front.includes(GAP))).toEqual([]);
});

test('explains all items of a list or none', () => {
  const degrees = [
    '# Degrees of elasticity',
    '- Perfectly inelastic demand: quantity does not change at all when the price changes.',
    '- Inelastic demand: quantity changes by a smaller percentage than the price.',
    '- Unit elastic demand: quantity and price change by the same percentage.',
    '- Elastic demand: quantity changes by a larger percentage than the price.',
    '- Perfectly elastic demand: buyers take any amount at one price and nothing at a higher one.',
  ].join('\n');
  const terms = TERMS.split('. ').slice(0, 6).join('. ');
  const deck = makeDeck(readSource([{ text: `${terms}\n\n${degrees}` }]), 30);
  expect([0, 5]).toContain(deck.filter(({ front }) => front.includes('“')).length);
});

test('trusts the end of a spoken sentence that says when something happens', () => {
  const speech =
    'today we look at operating systems and the second function is process management and a time slice is a short period in which a process may use the processor the third one is file management the kernel is the core of the operating system thrashing happens when the computer spends more time moving pages than running programs a deadlock is a situation in which two processes wait for each other for ever';
  expect(deckOf(speech).map(({ front, back }) => `${front} ${back}`)).toContain(
    'When does thrashing happen? When the computer spends more time moving pages than running programs.',
  );
});
