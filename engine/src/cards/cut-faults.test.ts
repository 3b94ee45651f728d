import { expect, test } from 'vitest';
import { isCutWrongly } from './cut-faults.ts';

test.each([
  ['Who wrote a famous paper in 1956 in?', 'George Miller.'],
  ['What slows the entry of oxygen, coats the feathers of birds?', 'The film of oil.'],
  ['Why did a pendulum clock take to the Moon would run slow?', 'Because g is smaller there.'],
  ['What is to double?', 'The generation time.'],
  ['What is the one for sound called?', 'Echoic memory.'],
  ['What is a graph of T² against l?', 'A straight line.'],
  ['What is the accident?', 'One that would not happen if proper care had been used.'],
  ['What is the wall?', 'Made of peptidoglycan.'],
  ['What happens in tragedy?', 'The last stage is usually called the catastrophe.'],
  ['What are booms used for?', 'To hold floating oil in one place and skimmers to lift it off.'],
  [
    'Why do power stations draw in river water?',
    'To cool their condensers and return it several degrees warmer.',
  ],
  ['Why does the curve fall?', 'Because of economies of scale and rises because of diseconomies of scale.'],
])('a card that was cut in the wrong place is refused: %s', (front, back) => {
  expect(isCutWrongly({ front, back })).toBe(true);
});

test.each([
  ['What is a deed of gift for?', 'To give land to a relative and its buildings to another.'],
  ['What does the Moon pull on?', 'The sea.'],
  ['What is the capsule?', 'A cup that surrounds the glomerulus.'],
  ['Why do plants need light?', 'To make food and keep their leaves green.'],
  ['Why is the titre repeated?', 'Because the first reading is rough and is left out of the mean.'],
  ['What happens in osmosis?', 'Water moves into the stronger solution.'],
  ['Why does a firm that would close stay open?', 'Because it covers its variable cost.'],
])('a whole card is kept: %s', (front, back) => {
  expect(isCutWrongly({ front, back })).toBe(false);
});
