import { expect, test } from 'vitest';
import { readSource } from '../reading/read-source.ts';
import { makeDeck } from './make-deck.ts';

const deckOf = (text: string) =>
  makeDeck(readSource([{ text }]), 10).map(({ front, back }) => `${front} → ${back}`);

test('asks for the wording of a law that its heading names', () => {
  expect(
    deckOf(
      "CURRENT ELECTRICITY\n\n1. OHM'S LAW\nGeorg Simon Ohm published this law in 1827. It states that the current through a metallic conductor is directly proportional to the p.d. across its ends.",
    ),
  ).toContain(
    "State Ohm's law. → The current through a metallic conductor is directly proportional to the p.d. across its ends.",
  );
});

test('asks for each of the laws under a heading', () => {
  expect(
    deckOf(
      "KIRCHHOFF'S LAWS (1845)\n\nFirst law (junction rule): the sum of the currents entering a junction equals the sum of the currents leaving it. It follows from conservation of charge.\nSecond law: round any closed loop, the sum of the e.m.f.s equals the sum of the products of current and resistance.",
    ),
  ).toEqual([
    "State Kirchhoff's first law (junction rule). → The sum of the currents entering a junction equals the sum of the currents leaving it.",
    "State Kirchhoff's second law. → Round any closed loop, the sum of the e.m.f.s equals the sum of the products of current and resistance.",
  ]);
});

test('asks for the wording of a law that a label names', () => {
  expect(
    deckOf(
      'FORCES\n\nPrinciple of moments: when a body is in equilibrium, the sum of the clockwise moments equals the sum of the anticlockwise moments.',
    ),
  ).toContain(
    'State the principle of moments. → When a body is in equilibrium, the sum of the clockwise moments equals the sum of the anticlockwise moments.',
  );
});

test.each([
  "OHM'S LAW\n\nIt is obeyed by most metals: copper, constantan and nichrome wires.",
  "OHM'S LAW\n\nUses of Ohm's law: it helps engineers to choose the right resistor for a lamp.",
  "KIRCHHOFF'S LAWS\n\nFirst law: I1 + I2 = I3 + I4 + I5 + I6 + I7 at each of the junctions.",
])('nothing else is taken for the words of a law: %s', (text) => {
  expect(deckOf(text).join()).not.toContain('State ');
});

test('names at the start of paragraphs are a list of what the heading names', () => {
  expect(
    deckOf(
      'SOIL EROSION\n\nTypes of erosion\n\nSheet erosion. A thin layer of soil is removed evenly over a wide area.\n\nRill erosion. The running water gathers into many small channels.\n\nGully erosion. The rills join and deepen until they form large channels.',
    ),
  ).toContain('Name the three types of erosion. → Sheet erosion; Rill erosion; Gully erosion.');
});

test('the heading is what a definition without a term defines', () => {
  expect(
    deckOf(
      'SEQUENCES AND SERIES\n\nARITHMETIC PROGRESSION (A.P.)\n\nDefinition: a sequence in which each term is obtained by adding a fixed number to the term before it.',
    ),
  ).toContain(
    'What is meant by “arithmetic progression”? → A sequence in which each term is obtained by adding a fixed number to the term before it.',
  );
});

test('the symbol of a quantity is no part of its definition', () => {
  expect(
    deckOf(
      'CIRCUITS\n\nElectromotive force (e.m.f.), E, is the total energy per coulomb supplied by the cell.',
    ),
  ).toContain('What is electromotive force (e.m.f.)? → The total energy per coulomb supplied by the cell.');
});

test('a name at the start of a paragraph is what its sentence defines', () => {
  expect(
    deckOf(
      'FARMING\n\nCrop rotation. This is the growing of different crops on the same piece of land in a definite sequence. It keeps the soil fertile.',
    ),
  ).toContain(
    'What is crop rotation? → The growing of different crops on the same piece of land in a definite sequence.',
  );
});

test('reasons are asked for with what they are reasons for', () => {
  expect(
    deckOf(
      'THE HAUSA STATES\n\nThree reasons why the Hausa states grew\n1. Trade across the Sahara brought wealth.\n2. The land was fertile.\n3. Walls protected the towns.',
    ).join(),
  ).toContain(
    'ive the three reasons why the Hausa states grew. → Trade across the Sahara brought wealth; The land was fertile; Walls protected the towns.',
  );
});

test.each([
  ['Qualities that made Joseph a good leader', 'ive the three qualities that made Joseph a good leader. → '],
  ['Lessons from Nehemiah', 'ive the three lessons from Nehemiah. → '],
  [
    'Steps taken by Nehemiah to rebuild the wall',
    'ive the three steps taken by Nehemiah to rebuild the wall. → ',
  ],
])('the points under "%s" are asked for', (heading, question) => {
  const text = `JOSEPH AND NEHEMIAH\n\nJoseph was a son of Jacob.\n\n${heading}\n\n1. He prayed and fasted.\n2. He asked the king for help.\n3. He shared the work among families and groups.`;
  expect(deckOf(text).join()).toContain(
    `${question}He prayed and fasted; He asked the king for help; He shared the work among families and groups.`,
  );
});

test.each(['Lessons', 'The court weighs several factors', 'Assignment'])(
  '"%s" asks for no points',
  (heading) => {
    const text = `JOSEPH AND NEHEMIAH\n\nJoseph was a son of Jacob.\n\n${heading}\n\n1. We should love one another.\n2. We should share our food.\n3. We should forgive our brothers.`;
    expect(deckOf(text).join()).not.toContain('ive the three');
  },
);

test('a list that counts one thing is not asked for', () => {
  const text =
    'JOSEPH IN EGYPT\n\nJoseph said that the two dreams were one: seven years of plenty would be followed by seven years of famine.';
  expect(deckOf(text).join()).not.toContain('Name them');
});

test('a row whose cells are sentences has one full stop, and the first row of a page is no header', () => {
  const row = 'Haemophilia | Recessive, carried on the X chromosome. | Blood fails to clot properly.';
  const other = 'Albinism | Autosomal recessive. | Two normally pigmented parents can have an albino.';
  const rule = '|---|---|---|';
  expect(
    deckOf(
      `INHERITANCE IN MAN\n\n| Condition | How it is inherited | What to note |\n${rule}\n| ${row} |\n| ${other} |`,
    ),
  ).toContain(
    'Inheritance in man. Complete the row “Haemophilia”: how it is inherited, what to note. → How it is inherited: Recessive, carried on the X chromosome; What to note: Blood fails to clot properly.',
  );
  expect(deckOf(`INHERITANCE IN MAN\n\n| ${row} |\n${rule}\n| ${other} |`).join()).not.toContain(
    'Complete the row',
  );
});

test('a question never has a comma without its clause', () => {
  const text =
    'THE OYO EMPIRE\n\nAfonja was killed, probably in 1823 or 1824, and a son of Alimi became the first emir of Ilorin.';
  expect(deckOf(text).join()).not.toMatch(/ ,/);
});

test('all that is under a heading may be one sentence without a verb, or points with names in capitals', () => {
  const cards = deckOf(
    `POSTPARTUM HAEMORRHAGE

DEFINITION
Postpartum haemorrhage is bleeding from the genital tract of 500 ml or more after a vaginal delivery.

CAUSES - remember the 4 Ts
1. TONE (uterine atony), about 70% of cases. The uterus fails to contract.
2. TRAUMA, about 20%. Tears of the cervix.
3. TISSUE, about 10%. Retained placenta.
4. THROMBIN, about 1%. Clotting disorders.

SIGNS AND SYMPTOMS
1. Visible bleeding, sudden gush or steady trickle. It is easily ignored.
2. Rapid, weak pulse, usually above 100 per minute.
3. Falling blood pressure (late sign).
4. Anaemia (she tolerates the loss poorly).

COMPLICATIONS
Hypovolaemic shock, anaemia, puerperal sepsis, Sheehan's syndrome (failure of lactation, amenorrhoea), death.`,
  );
  expect(cards).toContain(
    'What is postpartum haemorrhage? → Bleeding from the genital tract of 500 ml or more after a vaginal delivery.',
  );
  expect(cards).toContain(
    'Postpartum haemorrhage: name the four causes. → Tone (uterine atony); Trauma; Tissue; Thrombin.',
  );
  expect(cards).toContain(
    'Postpartum haemorrhage: give the four signs and symptoms. → Visible bleeding, sudden gush or steady trickle; Rapid, weak pulse, usually above 100 per minute; Falling blood pressure (late sign); Anaemia.',
  );
  expect(cards).toContain(
    "Postpartum haemorrhage: give the five complications. → Hypovolaemic shock; Anaemia; Puerperal sepsis; Sheehan's syndrome (failure of lactation, amenorrhoea); Death.",
  );
});

test('asks for reasons under a heading with “why”, and a title between blank lines ends their list', () => {
  expect(
    deckOf(
      `EXCRETION

Why organisms must excrete

1. To remove poisonous substances, e.g. ammonia and urea.
2. To keep the water and salt content of the body constant.
3. To keep the pH of the blood at about 7.4.

Excretory organs and what they remove

- Lungs: carbon dioxide and water vapour
- Kidneys: urea, uric acid and excess salts`,
    ),
  ).toContain(
    'Give the three reasons why organisms must excrete. → To remove poisonous substances; To keep the water and salt content of the body constant; To keep the pH of the blood at about 7.4.',
  );
});
