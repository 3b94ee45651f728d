import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeCards } from './make-cards.ts';
import { makeDeck } from './make-deck.ts';
import { ACCEPTED } from './score-card.ts';

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

const weightsOf = (text: string) => makeDeck(readSource([{ text }]), 30).map(({ weight }) => weight);

test('takes only surely good cards into a deck that has enough', () => {
  const weights = weightsOf(TERMS + DOUBTFUL);
  expect(weights.length).toBeGreaterThanOrEqual(8);
  expect(Math.min(...weights)).toBeGreaterThanOrEqual(ACCEPTED.surely);
});

test('leaves out cards of which too many would be bad, even from a short deck', () => {
  const text = 'In the past 40 men of the Borgu took the pass. The rains of 1902 filled the Kada.';
  const source = readSource([{ text }]);
  const bad = makeDeck(source, 30).reduce((sum, { weight }) => sum + 1 - weight, 0);
  expect(makeCards(source, 30).length).toBeGreaterThanOrEqual(makeDeck(source, 30).length);
  expect(bad).toBeLessThanOrEqual(0.3 * Math.max(1, makeDeck(source, 30).length));
});

test('asks with gaps in no more than half of the cards', () => {
  const deck = makeDeck(readSource([{ text: `${TERMS} ${DOUBTFUL}` }]), 30);
  expect(deck.filter(({ maker }) => maker === 'gap').length).toBeLessThanOrEqual(deck.length / 2);
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
