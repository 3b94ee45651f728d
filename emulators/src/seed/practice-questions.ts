/** The questions of the demo student's practices and mock exams. */
import type { ObjectiveQuestion } from '@akada/domain/exam/options';
import type { Question } from '@akada/domain/practice/schemas';

/** A question with options, the right one first, and the sentence that it was made from. */
function choice(
  prompt: string,
  [right, ...wrong]: readonly [string, ...string[]],
  source: string,
  /** The index of the right option. */
  key: number,
): ObjectiveQuestion {
  const options = [...wrong.slice(0, key), right, ...wrong.slice(key)];
  return { kind: 'choice', prompt, options, key, why: `The answer is “${right}”.`, source };
}

function trueFalse(prompt: string, source: string): ObjectiveQuestion {
  const key = prompt === source;
  const why = key ? 'The statement is true.' : 'The statement is false.';
  return { kind: 'true_false', prompt, key, ...(!key && { corrected: source }), why, source };
}

function ofTopic<Q extends Question>(topic: string, questions: readonly Q[]): Q[] {
  return questions.map((question) => ({ ...question, topic }));
}

const BIOLOGY = ofTopic('Biology', [
  choice(
    'Where does aerobic respiration take place?',
    ['mitochondrion', 'nucleus', 'ribosome', 'vacuole'],
    'A mitochondrion releases energy in aerobic respiration.',
    2,
  ),
  choice(
    'What is the cell wall of a plant made of?',
    ['cellulose', 'chitin', 'starch', 'protein'],
    'The cell wall keeps the shape of a plant cell and is made of cellulose.',
    0,
  ),
  choice(
    'Which part of a cell makes proteins?',
    ['ribosome', 'chloroplast', 'cell wall', 'mitochondrion'],
    'A ribosome makes proteins.',
    3,
  ),
  trueFalse('Animal cells have a cell wall.', 'Animal cells have no cell wall.'),
  choice(
    'Through which kind of membrane does osmosis take place?',
    ['partially permeable', 'fully permeable', 'impermeable'],
    'Osmosis is the movement of water through a partially permeable membrane.',
    1,
  ),
  trueFalse('Chloroplasts make glucose by photosynthesis.', 'Chloroplasts make glucose by photosynthesis.'),
  choice(
    'Who first saw cells, in 1665?',
    ['Robert Hooke', 'Robert Brown', 'Theodor Schwann', 'Gregor Mendel'],
    'Robert Hooke first saw cells, in cork, in 1665.',
    1,
  ),
  choice(
    'What holds the DNA of a plant cell?',
    ['nucleus', 'vacuole', 'cell membrane', 'cytoplasm'],
    'The nucleus holds the DNA and controls what the cell makes.',
    0,
  ),
  trueFalse('Bacteria have a nucleus.', 'Bacteria have no nucleus: their DNA lies free in the cytoplasm.'),
  choice(
    'What does the vacuole of a plant cell store?',
    ['sap', 'energy', 'proteins', 'oxygen'],
    'The vacuole stores sap and keeps the cell firm.',
    3,
  ),
]);

const CHEMISTRY = ofTopic('Chemistry', [
  choice(
    'What does a burette measure in a titration?',
    ['the volume that is run in', 'the mass of the solute', 'the temperature', 'the pH'],
    'A burette measures the volume of the solution that is run in, the titre.',
    1,
  ),
  choice(
    'Which indicator suits a strong acid and a weak base?',
    ['methyl orange', 'phenolphthalein', 'litmus', 'starch'],
    'For a strong acid and a weak base, use methyl orange.',
    0,
  ),
  trueFalse('The mean is taken of all titres.', 'The mean is taken of the concordant titres alone.'),
  choice(
    'How many moles are in 25.0 cm³ of a solution of 0.100 mol/dm³?',
    ['0.00250', '0.0250', '0.250', '2.50'],
    '0.0250 dm³ of a solution of 0.100 mol/dm³ contain 0.00250 mol.',
    2,
  ),
  choice(
    'What colour is methyl orange in an acid?',
    ['red', 'yellow', 'blue', 'colourless'],
    'Methyl orange is red in an acid and yellow in a base.',
    3,
  ),
  trueFalse(
    'The concentration of a standard solution is known exactly.',
    'The concentration of a standard solution is known exactly.',
  ),
  choice(
    'At which electrode does oxidation take place?',
    ['anode', 'cathode', 'both', 'neither'],
    'Oxidation takes place at the anode.',
    1,
  ),
  choice(
    'What does a catalyst lower?',
    ['the activation energy', 'the temperature', 'the yield', 'the concentration'],
    'A catalyst lowers the activation energy, and is not used up.',
    0,
  ),
  trueFalse('A catalyst is used up in the reaction.', 'A catalyst is not used up in the reaction.'),
  choice(
    'What is the pH of pure water at 25 °C?',
    ['7', '0', '1', '14'],
    'Pure water has a pH of 7 at 25 °C.',
    2,
  ),
]);

/** The questions of the mock exams, subject by subject. */
export const EXAM_QUESTIONS: readonly ObjectiveQuestion[] = [...BIOLOGY, ...CHEMISTRY];

/** Questions of every kind, made from the deck on cells. */
export const CELL_QUESTIONS: readonly Question[] = [
  ...ofTopic('Organelles', BIOLOGY.slice(0, 4)),
  ...ofTopic<Question>('Organelles', [
    {
      kind: 'match',
      prompt: 'Match each part of a cell with its work.',
      pairs: [
        { left: 'nucleus', right: 'holds the DNA' },
        { left: 'ribosome', right: 'makes proteins' },
        { left: 'mitochondrion', right: 'releases energy' },
        { left: 'vacuole', right: 'stores sap' },
      ],
      why: 'Every part of a cell has its work.',
      source: 'Every living thing is made of cells, and every part of a cell has its work.',
    },
  ]),
  ...ofTopic<Question>('Transport', [
    {
      kind: 'cloze',
      prompt: 'The movement of water through a partially permeable membrane is called _____.',
      answers: ['osmosis'],
      why: 'Only water moves, from a dilute to a concentrated solution.',
      source: 'Osmosis is the movement of water through a partially permeable membrane.',
    },
    {
      kind: 'cloze',
      prompt: 'A cell membrane that shrinks away from the cell wall shows _____.',
      answers: ['plasmolysis'],
      why: 'The cell has lost water by osmosis.',
      source: 'Plasmolysis: the cell membrane shrinks away from the cell wall.',
    },
    {
      kind: 'short',
      prompt: 'Why does a plant cell not burst in pure water?',
      points: ['Water enters by osmosis.', 'The cell wall holds the pressure.'],
      why: 'The cell wall is strong, and the pressure on it stops more water from entering.',
      source: 'The cell wall keeps the shape of a plant cell and is made of cellulose.',
    },
  ]),
];

/** Questions from the deck on titration. */
export const TITRATION_QUESTIONS: readonly Question[] = ofTopic<Question>('Titration', [
  ...CHEMISTRY.slice(0, 6),
  {
    kind: 'cloze',
    prompt: 'Titres that agree closely are called _____.',
    answers: ['concordant'],
    why: 'The mean is taken of them alone.',
    source: 'Concordant titres agree closely. The mean is taken of them alone.',
  },
]);
