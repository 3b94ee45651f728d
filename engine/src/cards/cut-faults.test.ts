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
  ['How does a drug lower blood pressure?', 'By reducing one or both of these.'],
  ['Why are gases worse still?', 'Because their particles are so far apart.'],
  ['What carries a risk of cyanide poisoning?', 'Prolonged use.'],
])('a card that was cut in the wrong place is refused: %s', (front, back) => {
  expect(isCutWrongly({ front, back })).toBe(true);
});

test.each([
  ['What is plasma used for?', 'To carry glucose and hormones to the tissues.'],
  ['What is a graph?', 'A set of vertices joined by edges.'],
  [
    'What is one newton?',
    'The force that gives one kilogram an acceleration of one metre per second squared.',
  ],
  ['Why do towns add chlorine to water?', 'To kill germs in the water and make it safe to drink.'],
  ['Why do pupils leave school early?', 'Because of poor roads and schools in rural areas.'],
  ['What happens to a solid when it melts?', 'It turns into a liquid, a change that is called melting.'],
  ['What unit is force measured in?', 'The newton.'],
  ['What does the Moon pull on?', 'The sea.'],
  ['What is the capsule?', 'A cup that surrounds the glomerulus.'],
  ['Why do plants need light?', 'To make food and keep their leaves green.'],
  ['Why is the titre repeated?', 'Because the first reading is rough and is left out of the mean.'],
  ['What happens in osmosis?', 'Water moves into the stronger solution.'],
  ['Why does a firm that would close stay open?', 'Because it covers its variable cost.'],
  ['What is fair use?', 'Use of a work that needs no permission.'],
])('keeps a card with a complete question and answer: %s', (front, back) => {
  expect(isCutWrongly({ front, back })).toBe(false);
});
