import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const frontsOf = (text: string) => makeDeck(readSource([{ text }]), 20).map(({ front }) => front);
const deckOf = (text: string) =>
  makeDeck(readSource([{ text }]), 20).map(({ front, back }) => `${front} ${back}`);

test('asks for each column of a row', () => {
  const cards = deckOf(
    '# Diseases\n\n| Disease | Cause | Animals affected | Control |\n|---|---|---|---|\n| Anthrax | bacterium | cattle | burning of carcasses |\n| Coccidiosis | protozoan | poultry | dry litter |\n| Rabies | virus | dogs | vaccination |',
  );
  expect(cards).toContain('Anthrax: what is the cause? Bacterium.');
  expect(cards).toContain('Anthrax: which animals are affected? Cattle.');
  expect(cards).toContain('Anthrax: how is it controlled? Burning of carcasses.');
  expect(cards.join(' ')).not.toContain('Complete the row');
});

test('prefers the column of what a thing does, and turns its header into a question', () => {
  const cells = deckOf(
    '# Cells of the blood\n\n| Cell | Where it matures | What it does |\n|---|---|---|\n| T lymphocyte | thymus | kills infected cells |\n| B lymphocyte | bone marrow | makes antibodies |\n| Phagocyte | bone marrow | engulfs germs |',
  );
  expect(cells).toContain('T lymphocyte: what does it do? Kills infected cells.');
});

test('asks for the whole row if no header is an aspect of its first cell', () => {
  const fronts = frontsOf(
    '# Two divisions\n\n| | Mitosis | Meiosis |\n|---|---|---|\n| Divisions | one | two |\n| Daughter cells | two | four |\n| Crossing over | no | yes |',
  );
  expect(fronts.join(' ')).not.toMatch(/what is the (?:mitosis|meiosis)/i);
});

test('asks what a thing does if its note says so, except of a person', () => {
  const heart = frontsOf(
    '# Four chambers\n\n- Right atrium: receives blood from the body\n- Right ventricle: pumps blood to the lungs\n- Left atrium: receives blood from the lungs\n- Left ventricle: pumps blood to the body',
  );
  expect(heart).toContain('Right atrium: what does it do?');
  const people = frontsOf(
    '# The family\n\n- Okonkwo: fears that he may look weak\n- Nwoye: joins the new church in Mbanta\n- Ezinma: understands her father best of all',
  );
  expect(people.join(' ')).not.toContain('what does it do');
});

test('asks what an arrow leads to, and never takes its left side for an effect', () => {
  const fronts = frontsOf(
    'ECONOMICS\n\nEffects of inflation\nRising prices → fall in purchasing power\nFixed incomes → hardship for pensioners\nSpeculation → hoarding of goods',
  );
  expect(fronts).toContain('Effects of inflation: what do “rising prices” lead to?');
  expect(fronts.join(' ')).not.toContain('Name the three effects');
});

test('asks what happens in each stage', () => {
  const fronts = frontsOf(
    'WOUNDS\n\nSTAGES OF HEALING\nHaemostasis → bleeding stops\nInflammation → white cells clear the bacteria\nMaturation → the scar gains strength',
  );
  expect(fronts).toContain('Stages of healing: what happens in “inflammation”?');
  expect(fronts).toContain('Wounds: name the three stages of healing.');
});

test('writes a condition without a capital, though its definition says that it is a state', () => {
  const fronts = frontsOf(
    'FIRST AID\n\nSHOCK\nShock is a state in which too little blood reaches the vital organs. Signs include a weak pulse.',
  );
  expect(fronts).toContain('What is shock?');
});

test('leaves out a heading that is only one of the columns', () => {
  const fronts = frontsOf(
    '# Oligopoly\n\n| Feature | Monopoly | Oligopoly |\n|---|---|---|\n| Sellers | one | few |\n| Entry | blocked | difficult |',
  );
  expect(fronts).toContain('Complete the row “Entry”: monopoly, oligopoly.');
});

test('names the things that the sentences under a heading are about', () => {
  const cards = deckOf(
    '# Blood vessels\n\n- Arteries carry blood away from the heart.\n- Veins carry blood towards the heart.\n- Capillaries allow food to pass to the tissues.',
  );
  expect(cards).toContain('Name the three blood vessels. Arteries; Veins; Capillaries.');
});

test('a formula or composition is of what the column before names', () => {
  const cards = deckOf(
    '# Metals\n\n| Metal | Chief ore | Formula |\n|---|---|---|\n| Sodium | Rock salt | NaCl |\n| Iron | Haematite | Fe₂O₃ |\n| Lead | Galena | PbS |',
  );
  expect(cards).toContain('Iron: what is the chief ore? Haematite.');
  expect(cards).toContain('Haematite: what is the formula? Fe₂O₃.');
  expect(cards.join()).not.toContain('Iron: what is the formula');
  const quantities = deckOf(
    '# Electricity\n\n| Quantity | Unit | Formula |\n|---|---|---|\n| Charge | coulomb | Q = It |\n| Power | watt | P = VI |\n| Energy | joule | E = Pt |',
  );
  expect(quantities.join()).not.toMatch(/(?:coulomb|watt|joule): what/);
});

test('a note that describes a person asks for a description', () => {
  const cards = deckOf(
    '# Purple Hibiscus\n\n## Characters\n\n- Eugene: generous in public, violent in private\n- Beatrice: quiet and submissive until the end of the story\n- Father Amadi: a young priest who makes Kambili laugh',
  );
  expect(cards).toContain('How is Eugene described? Generous in public, violent in private.');
  expect(cards).toContain('Who is Father Amadi? A young priest who makes Kambili laugh.');
});

test('asks where a thing is if its note says nothing else', () => {
  const fronts = frontsOf(
    'The heart\n\nFour valves keep blood moving in one direction:\n\n- Tricuspid valve: between right atrium and right ventricle\n- Aortic valve: at the exit of the left ventricle\n- Heart rate: about 72 beats a minute, and more in children',
  );
  expect(fronts).toEqual(
    expect.arrayContaining(['Where is the tricuspid valve?', 'Where is the aortic valve?']),
  );
});

test('leaves out a heading that is a question, or that does not say of what', () => {
  const fronts = frontsOf(
    '# Why normalise?\n- Deletion anomaly: the last row of a course is deleted and its title is lost.\n\n# Types\n- Demand-pull: too much money chases too few goods in the market.',
  );
  expect(fronts.filter((front) => /normalise\?:|^Types/.test(front))).toEqual([]);
  expect(fronts).not.toEqual([]);
});
