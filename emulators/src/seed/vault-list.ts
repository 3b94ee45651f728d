import type { VaultType } from '@akada/domain/vault/vault';
import { DEMO_STUDENT, type DemoStudent, OTHER_STUDENTS } from './demo.ts';

/** The types of demo items. Their texts are in `texts/`, their files in `files/`, named by their slug; PDFs are made. */
export type MadeType = Exclude<VaultType, 'other'>;

export interface Shared {
  type: MadeType;
  slug: string;
  title: string;
  subject?: string;
  tags?: string[];
  by: DemoStudent;
}

const BY_NAME = Object.fromEntries(
  [DEMO_STUDENT, ...OTHER_STUDENTS].map((student) => [student.name, student]),
);

function shared(type: MadeType, slug: string, by: string, title: string, subject = '', tags = ''): Shared {
  return {
    ...{ type, slug, title, by: BY_NAME[by] ?? DEMO_STUDENT },
    ...(subject && { subject }),
    ...(tags && { tags: tags.split(', ') }),
  };
}

/** All items of the demo vault, newest first. */
export const SHARED: readonly Shared[] = [
  shared('note', 'cell-organelles', 'Amina', 'Cell organelles and their work', 'Biology', 'cells, waec'),
  shared('pdf', 'cell-respiration', 'Tobi', 'Cell respiration in three stages', 'Biology', 'cells, energy'),
  shared('png', 'animal-cell', 'Ada', 'Animal cell, labelled', 'Biology', 'cells, diagram'),
  shared('mp4', 'free-fall', 'Chidi', 'Free fall: twenty metres in two seconds', 'Physics', 'motion, video'),
  shared('docx', 'titration-report', 'Ada', 'Lab report: acid-base titration', 'Chemistry', 'practical'),
  shared('note', 'python-loops', 'Zainab', 'Python loops with examples', 'Computer Science', 'python, code'),
  shared('pdf', 'mendel-genetics', 'Amina', 'Mendel, dominance and sickle cell', 'Biology', 'genetics, jamb'),
  shared('pptx', 'human-heart', 'Tobi', 'The human heart', 'Biology', 'circulation, slides'),
  shared('note', 'quadratic-formula', 'Chidi', 'The quadratic formula', 'Mathematics', 'algebra, waec'),
  shared('pdf', 'kinematics', 'Chidi', 'Motion in a straight line', 'Physics', 'motion, jamb'),
  shared('note', 'acids-bases', 'Ada', 'Acids, bases and indicators', 'Chemistry', 'practical, waec'),
  shared('png', 'demand-supply', 'Amina', 'Demand and supply', 'Economics', 'diagram, markets'),
  shared('pdf', 'market-structures', 'Amina', 'Market structures compared', 'Economics', 'markets'),
  shared('note', 'elasticity', 'Ada', 'Elasticity of demand', 'Economics', 'markets, waec'),
  shared('jpg', 'pythagoras', 'Chidi', 'Pythagoras in one picture', 'Mathematics', 'geometry, diagram'),
  shared('docx', 'formal-letter', 'Tobi', 'How to write a formal letter', 'English Language', 'essay, waec'),
  shared('note', 'concord-rules', 'Tobi', 'Ten rules of concord', 'English Language', 'grammar, jamb'),
  shared('pdf', 'essay-writing', 'Ada', 'Essays that earn marks', 'English Language', 'essay'),
  shared('note', 'sql-queries', 'Zainab', 'SQL: the first queries', 'Computer Science', 'databases, code'),
  shared('pptx', 'software-life-cycle', 'Zainab', 'The software life cycle', 'Computer Science', 'slides'),
  shared('pdf', 'periodic-trends', 'Ada', 'Trends in the periodic table', 'Chemistry', 'jamb'),
  shared('note', 'mole-concept', 'Chidi', 'The mole in five examples', 'Chemistry', 'calculations'),
  shared('png', 'velocity-time', 'Chidi', 'A velocity-time graph', 'Physics', 'motion, diagram'),
  shared('note', 'newton-laws', 'Tobi', "Newton's three laws", 'Physics', 'motion, waec'),
  shared('mp4', 'pendulum', 'Chidi', 'A pendulum of one metre', 'Physics', 'oscillation, video'),
  shared('pdf', 'arms-of-government', 'Amina', 'The three arms of government', 'Government', 'constitution'),
  shared('note', 'nigerian-constitutions', 'Amina', "Nigeria's constitutions", 'Government', 'history, waec'),
  shared('docx', 'human-rights', 'Amina', 'Rights in the 1999 Constitution', 'Government', 'constitution'),
  shared('pdf', 'nigeria-1914-1963', 'Tobi', 'Nigeria from 1914 to 1963', 'History', 'independence'),
  shared('png', 'census', 'Tobi', 'Census of Nigeria', 'Geography', 'population, diagram'),
  shared('docx', 'weather-climate', 'Zainab', 'Weather and climate', 'Geography', 'nigeria, waec'),
  shared('jpg', 'rivers', 'Tobi', 'Rivers of Africa', 'Geography', 'diagram'),
  shared('pptx', 'map-reading', 'Tobi', 'Map reading', 'Geography', 'practical, slides'),
  shared('pdf', 'waves', 'Chidi', 'Waves', 'Physics', 'sound, light'),
  shared('pptx', 'ohms-law', 'Chidi', "Ohm's law", 'Physics', 'electricity, slides'),
  shared('note', 'electricity-formulas', 'Ada', 'Current electricity: formulas', 'Physics', 'electricity'),
  shared('pdf', 'electrolysis', 'Ada', 'Electrolysis', 'Chemistry', 'electricity, jamb'),
  shared('pdf', 'organic-families', 'Ada', 'Families of organic compounds', 'Chemistry', 'organic'),
  shared('png', 'ph-scale', 'Ada', 'pH of common liquids', 'Chemistry', 'diagram'),
  shared('note', 'trig-ratios', 'Chidi', 'Trigonometric ratios', 'Mathematics', 'geometry, waec'),
  shared('pdf', 'sets-venn', 'Zainab', 'Sets and Venn diagrams', 'Mathematics', 'sets'),
  shared('pdf', 'differentiation', 'Chidi', 'Differentiation from the start', 'Mathematics', 'calculus'),
  shared('pdf', 'statistics-averages', 'Zainab', 'Averages and spread', 'Mathematics', 'statistics'),
  shared('note', 'big-o', 'Zainab', 'Big O on one page', 'Computer Science', 'algorithms'),
  shared('note', 'logic-gates', 'Zainab', 'Logic gates and truth tables', 'Computer Science', 'hardware'),
  shared('note', 'git-first-steps', 'Zainab', 'First steps with Git', 'Computer Science', 'code'),
  shared('pdf', 'things-fall-apart', 'Ada', 'Things Fall Apart: a guide', 'Literature', 'novel, waec'),
  shared('note', 'figures-of-speech', 'Tobi', 'Figures of speech', 'Literature', 'poetry, jamb'),
  shared('note', 'french-etre-avoir', 'Amina', 'Être et avoir', 'French', 'verbs'),
  shared('pdf', 'national-income', 'Amina', 'National income', 'Economics', 'gdp'),
  shared('note', 'double-entry', 'Amina', 'Double entry', 'Accounting', 'bookkeeping, waec'),
  shared(
    'docx',
    'business-plan',
    'Amina',
    'A business plan for a snack shop',
    'Business Studies',
    'planning',
  ),
  shared('pptx', 'marketing-mix', 'Amina', 'The marketing mix', 'Business Studies', 'slides'),
  shared('pdf', 'food-chains', 'Tobi', 'Food chains and energy', 'Biology', 'ecology, waec'),
  shared('note', 'photosynthesis', 'Amina', 'Photosynthesis', 'Biology', 'plants, practical'),
  shared('note', 'mitosis-meiosis', 'Tobi', 'Mitosis and meiosis side by side', 'Biology', 'cells, genetics'),
  shared('docx', 'osmosis-practical', 'Tobi', 'Osmosis in strips of yam', 'Biology', 'practical'),
  shared('docx', 'food-nutrients', 'Zainab', 'Classes of food', 'Food and Nutrition', 'health'),
  shared(
    'pptx',
    'malaria-prevention',
    'Zainab',
    'Malaria and how to prevent it',
    'Health Education',
    'health, slides',
  ),
  shared('docx', 'research-methods', 'Ada', 'Research methods for a first project'),
  shared('jpg', 'air', 'Tobi', 'What air consists of', 'Chemistry'),
];
