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
  ['How long do duck and turkey eggs take?', 'About 28 days.'],
  ['When is an organism homozygous?', 'When its alleles are alike and heterozygous when they differ.'],
  ['What is income per head?', 'An average and says nothing about how income is shared.'],
  ['Why is extinction when the response fades?', 'Because the signal keeps coming alone.'],
  ['When are chemically formed types left behind?', 'When salts come out of solution.'],
  ['What do price changes do?', 'Make the choice of base year important.'],
  ['Name the four uses of the figures.', 'They show growth; They help planners.'],
  ['What labelled N.P.K. 15-15-15 contains 15 per cent of nitrogen?', 'A bag.'],
  ['What carries urine from each kidney to the bladder?', 'A narrow tube.'],
  ['What does a muscular wall do?', 'Keeps the blood on the two sides apart.'],
  ['Why is closing stock made up of the latest purchases?', 'Because FIFO assumes that old goods go first.'],
  ['What happens when prices rise?', 'FIFO gives the highest profit and LIFO the lowest.'],
  ['What is oil?', 'The pollutant most often linked with the Niger Delta.'],
  ['What was the Shehu?', 'A scholar and took little pleasure in government.'],
  ['What was Usman?', 'Bello who turned a movement into a state.'],
  ['Why is farmland cut up by gullies?', 'So that machines cannot be used on it.'],
  ['Who died in 1817 and Bello succeeded him?', 'Usman.'],
  ['Why do gametocytes join?', 'To form a zygote.'],
  ['Why are pregnant women at risk?', 'Because pregnancy lowers immunity to malaria.'],
  ['Who is Mr Brown?', 'Patient, he builds a school.'],
  ['Who is chi?', "A person's personal god."],
  ['By whom is his life ruled?', 'The fear of failure.'],
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
  ['What filters the traffic between two networks?', 'A firewall.'],
  ['Who argued that prices fall and wages follow?', 'David Ricardo.'],
  ['What are the types of rock?', 'Igneous, sedimentary and metamorphic.'],
  ['How long does the cardiac cycle take?', 'About 0.8 second.'],
])('keeps a card with a complete question and answer: %s', (front, back) => {
  expect(isCutWrongly({ front, back })).toBe(false);
});
