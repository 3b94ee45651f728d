/** What each command word of an essay question asks for. */
import { fold } from '../words/roots.ts';
import { facetsIn } from './facets.ts';
import {
  ANALYSE_FRAME,
  ARGUE_FRAME,
  COMPARE_FRAME,
  DISCUSS_FRAME,
  EXPLAIN_FRAME,
  EXTENT_FRAME,
  JUDGE_FRAME,
} from './frames.ts';

export interface Command {
  /** The name that students know: 'to what extent'. */
  name: string;
  /** Matches a folded question. */
  pattern: RegExp;
  /** One sentence on what to do. */
  asks: string;
  /** Positions that an essay can take; empty if the question needs no argument. */
  stances: readonly string[];
  /** Questions that the essay must answer, in order. */
  frame: readonly string[];
  needsCounterpoint: boolean;
}

const command = (
  name: string,
  pattern: RegExp,
  asks: string,
  stances: readonly string[],
  frame: readonly string[],
  needsCounterpoint = true,
): Command => ({ name, pattern, asks, stances, frame, needsCounterpoint });

/** In the order in which they are tried: the more specific first. */
const COMMANDS: readonly Command[] = [
  command(
    'compare and contrast',
    /\bcompare and contrast\b|\bsimilarities and differences\b/,
    'Show what the two have in common and how they differ, point by point, and say what matters most.',
    ['The two are more alike than different.', 'They differ in the points that matter most.'],
    COMPARE_FRAME,
    false,
  ),
  command(
    'to what extent',
    /\bto what extent\b|\bhow far\b|\bhow (?:successful|effective|important|significant|true|valid)\b|\bdans quelle mesure\b/,
    'Weigh the evidence for and against, and say how far the claim holds: fully, largely, partly or hardly at all.',
    [
      'Largely true, with limits.',
      'Only partly true, or only under certain conditions.',
      'Hardly true: other factors matter more.',
    ],
    EXTENT_FRAME,
  ),
  command(
    'evaluate',
    /\b(?:critically|evaluate|assess|appraise|judge|weigh|evaluez)\b/,
    'Judge the value, importance or success of something: weigh its strengths against its weaknesses and give a reasoned verdict.',
    [
      'The strengths outweigh the weaknesses.',
      'The weaknesses outweigh the strengths.',
      'The verdict depends on the case: strong in some respects, weak in others.',
    ],
    JUDGE_FRAME,
  ),
  command(
    'compare',
    /\b(?:compare|comparison|similarities|comparez)\b/,
    'Show what the two have in common and how they differ, under the same headings for both.',
    ['The two are more alike than different.', 'They differ in the points that matter most.'],
    COMPARE_FRAME,
    false,
  ),
  command(
    'contrast',
    /\b(?:contrast|distinguish|differentiate|difference|differences)\b/,
    'Show how the two differ, under the same headings for both.',
    ['One difference explains most of the others.'],
    COMPARE_FRAME,
    false,
  ),
  command(
    'argue',
    /\b(?:argue|justify|defend|do you agree|agree or disagree|should|make a case|support or oppose|for or against)\b/,
    'Take a position, defend it with evidence, and answer the strongest objection.',
    ['For.', 'Against.', 'For, but only under conditions that you name.'],
    ARGUE_FRAME,
  ),
  command(
    'discuss',
    /\b(?:discuss|debate|consider|comment on|explore|discutez|commentez)\b/,
    'Look at the subject from several sides, give reasons and evidence for each, and reach a conclusion.',
    [
      'One aspect matters more than the others.',
      'There are two sides, and one has the stronger evidence.',
      'Both sides are partly right, each in different cases.',
    ],
    DISCUSS_FRAME,
  ),
  command(
    'analyse',
    /\b(?:analy[sz]e|analysis|examine|investigate|analysez|examinez)\b/,
    'Break the subject into its parts and show how they work, how they are connected, and what matters most.',
    ['One part explains most of the whole.', 'The parts only work together.'],
    ANALYSE_FRAME,
    false,
  ),
  command(
    'explain',
    /\b(?:explain|account for|why|how|give reasons|causes?|reasons?|expliquez|pourquoi|comment)\b/,
    'Give the reasons or steps, and show how each leads to the result.',
    ['One cause is the main one.', 'Several causes worked together.'],
    EXPLAIN_FRAME,
    false,
  ),
  command(
    'trace',
    /\b(?:trace|development of|history of|evolution of)\b/,
    'Follow the development in order of time, and say what caused each change.',
    ['One turning point changed the most.', 'The change was gradual.'],
    [
      'Where does the development begin?',
      'What are its stages, with dates?',
      'What caused each change?',
      'What was the result?',
    ],
    false,
  ),
  command(
    'describe',
    /\b(?:decrivez|describe|outline|state|list|mention|identify|enumerate|summari[sz]e|define|illustrate|what (?:is|are|was|were))\b/,
    'Give the main features, facts or steps in a clear order, each with an example. No argument is needed.',
    [],
    [
      'Which terms need a definition?',
      'What are the main features or steps, in order?',
      'Which example shows each of them?',
    ],
    false,
  ),
];

const NONE: Command = {
  name: '',
  pattern: /$^/,
  asks: 'The title has no command word. Check what your teacher wants. Otherwise, look at the subject from several sides and reach a conclusion.',
  stances: ['One side has the stronger evidence.', 'Both sides are partly right, each in different cases.'],
  frame: [
    'Which terms need a definition?',
    'What are the main aspects?',
    'What is the evidence for each?',
    'What do you conclude, and why?',
  ],
  needsCounterpoint: true,
};

/** A question that gives a statement to discuss, in quotation marks or before the command. */
const STATEMENT =
  /["“].{15,}["”]|['‘].{25,}['’]|\.\s*(?:discuss|comment|do you agree|how far do you agree)\b/i;
const EXTENT = COMMANDS.find(({ name }) => name === 'to what extent');
/** Commands that need no two sides if the question asks for causes, problems or the like. */
const OPEN = ['discuss', 'analyse', ''];
const PARTS: Pick<Command, 'stances' | 'frame' | 'needsCounterpoint'> = {
  stances: ['One of them matters more than the others.', 'They work together, and none is enough alone.'],
  frame: ANALYSE_FRAME,
  needsCounterpoint: false,
};

/** The command of an essay question; its name is empty if the question has none. */
export function commandIn(question: string): Command {
  const text = fold(question);
  const found = COMMANDS.find(({ pattern }) => pattern.test(text)) ?? NONE;
  if (found.name === 'discuss' && EXTENT && STATEMENT.test(question)) {
    return { ...found, stances: EXTENT.stances, frame: EXTENT.frame };
  }
  return OPEN.includes(found.name) && facetsIn(question).length > 0 ? { ...found, ...PARTS } : found;
}
