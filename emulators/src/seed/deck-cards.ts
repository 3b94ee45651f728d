/** The demo student's decks: their cards, and how well each was known whenever it was reviewed. */
import type { CardText } from '@akada/domain/ai/result-schemas';
import type { Rating } from '@akada/domain/cards/memory';
import type { Deck } from '@akada/domain/cards/schemas';

/** The ids of the decks. */
export const DEMO_DECK = 'titration';
export const CELLS_DECK = 'cell-biology';
const VERBS_DECK = 'french-verbs';

export interface DemoCard extends CardText {
  /** How each review went, the first one first; later ones are good. A card without any was never reviewed. */
  ratings?: readonly Rating[];
  /** Added later than the deck was made. */
  addedDaysAgo?: number;
  suspended?: true;
  flagged?: true;
}

export interface DemoDeck extends Pick<Deck, 'title' | 'subject' | 'color'> {
  id: string;
  madeDaysAgo: number;
  /** From then on its cards were not reviewed. */
  archivedDaysAgo?: number;
  cards: readonly DemoCard[];
}

/** The decks in the order in which they were made. */
export const DEMO_DECKS: readonly DemoDeck[] = [
  {
    ...{ id: VERBS_DECK, title: 'French verbs', subject: 'French', color: 'purple' },
    madeDaysAgo: 23,
    archivedDaysAgo: 9,
    cards: [
      { front: 'être: je …', back: 'je suis', ratings: ['easy'] },
      { front: 'avoir: nous …', back: 'nous avons', ratings: ['good', 'easy'] },
      { front: 'aller: ils …', back: 'ils vont', ratings: ['again', 'good'] },
      { front: 'faire: vous …', back: 'vous faites', ratings: ['hard', 'again', 'good'] },
    ],
  },
  {
    ...{ id: CELLS_DECK, title: 'Cell biology', subject: 'Biology', color: 'green' },
    madeDaysAgo: 20,
    cards: [
      {
        front: 'What does the nucleus do?',
        back: 'It controls the activities of the cell and holds its DNA.',
        ratings: ['easy'],
      },
      {
        front: 'Where does aerobic respiration take place?',
        back: 'In the mitochondria.',
        ratings: ['good', 'good', 'easy'],
      },
      {
        front: 'Which structures do plant cells have that animal cells lack?',
        back: 'A cell wall, chloroplasts, and a large permanent vacuole.',
        ratings: ['again', 'hard', 'good', 'again'],
        flagged: true,
      },
      { front: 'What is a cell wall made of in plants?', back: 'Cellulose.', ratings: ['good'] },
      {
        front: 'What is osmosis?',
        back: 'The movement of water through a partially permeable membrane, from a dilute to a concentrated solution.',
        ratings: ['again', 'good', 'hard', 'good'],
      },
      {
        front: 'What do ribosomes make?',
        back: 'Proteins.',
        ratings: ['good', 'good'],
      },
      {
        front: 'What is the word equation of aerobic respiration?',
        back: 'glucose + oxygen → carbon dioxide + water + energy',
        ratings: ['hard', 'good', 'again', 'good'],
      },
      {
        front: 'What is the formula for magnification?',
        back: '$\\text{magnification} = \\dfrac{\\text{size of image}}{\\text{size of object}}$',
        ratings: ['good', 'hard'],
      },
      {
        front: 'Who first saw cells, in 1665?',
        back: 'Robert Hooke, in cork.',
        ratings: ['again', 'again'],
        suspended: true,
      },
      {
        front: 'What is plasmolysis?',
        back: 'The cell membrane shrinks away from the cell wall.',
        addedDaysAgo: 1,
      },
      {
        front: 'What is a tissue?',
        back: 'A group of similar cells that do the same work.',
        addedDaysAgo: 1,
      },
      {
        front: 'What does the cell membrane control?',
        back: 'What enters and leaves the cell.',
        addedDaysAgo: 1,
      },
    ],
  },
  {
    ...{ id: DEMO_DECK, title: 'Titration', subject: 'Chemistry', color: 'blue' },
    madeDaysAgo: 4,
    cards: [
      {
        front: 'What is the end point of a titration?',
        back: 'The moment at which the indicator changes colour permanently.',
        ratings: ['easy'],
      },
      {
        front: 'What is a standard solution?',
        back: 'A solution of which the concentration is known exactly.',
        source: 'A standard solution is a solution of which the concentration is known exactly.',
        page: 2,
        ratings: ['good'],
      },
      {
        front: 'Which indicator suits a strong acid and a weak base?',
        back: 'Methyl orange: red in the acid, yellow in the base.',
        source:
          'For a strong acid and a weak base, use methyl orange: it is red in the acid and yellow in the base.',
        ratings: ['good'],
      },
      {
        front: 'What is measured with a burette?',
        back: 'The volume of the solution that is run in: the titre.',
        ratings: ['easy'],
      },
      {
        front: 'What are concordant titres?',
        back: 'Titres that agree closely. The mean is taken of them alone.',
        ratings: ['good'],
      },
      {
        front: 'How many moles are in 25.0 cm³ of a solution of 0.100 mol/dm³?',
        back: '0.00250 mol: the volume in dm³ times the concentration.',
        ratings: ['easy'],
      },
    ],
  },
];
