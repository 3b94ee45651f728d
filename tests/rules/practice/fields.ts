import {
  ATTEMPT_KINDS,
  ATTEMPT_LIMITS,
  SET_LIMITS,
  SET_MAKERS,
  SET_ORIGINS,
} from '@akada/domain/practice/practice';
import { AI_FILE_CASES } from '../../support/rules/ai-file-cases.ts';
import {
  choiceCases,
  type FieldCase,
  invalid,
  notOfType,
  onlyRules,
  textCases,
  valid,
  wholeNumberCases,
  without,
} from '../../support/rules/field-cases.ts';
import { storedIdCases } from '../../support/rules/id-cases.ts';
import { ABSENT, INTRUDER } from '../../support/rules/requests.ts';
import { instantCases } from '../../support/rules/time-cases.ts';
import { AT, COUNT, STORED } from './batches.ts';

/** What question sets, attempts and the numbers of them may contain. */

const { bytes } = SET_LIMITS;

const createdAt = notOfType('created_at', { 'a text': '2026-03-01', 'a number': 1, 'a list': [AT] });
const onlyNow: readonly FieldCase[] = [
  onlyRules(invalid('a created_at in the past', { created_at: AT })),
  onlyRules(invalid('a created_at in the future', { created_at: new Date('2090-01-01') })),
];

export const setFields: readonly FieldCase[] = [
  valid('every required field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(STORED.question_sets), []),
  ...textCases('title', SET_LIMITS.title),
  ...choiceCases('from', SET_ORIGINS),
  ...choiceCases('made_by', SET_MAKERS),
  valid('no subject', { subject: ABSENT }),
  ...textCases('subject', SET_LIMITS.subject),
  ...AI_FILE_CASES,
  valid('no deck', { deck_id: ABSENT }),
  ...storedIdCases('deck_id'),
  ...wholeNumberCases('count', 1, SET_LIMITS.questions),
  valid('one byte of questions', { questions: 'x' }),
  valid(`${bytes} bytes of questions`, { questions: 'x'.repeat(bytes) }),
  invalid(`${bytes + 1} bytes of questions`, { questions: 'x'.repeat(bytes + 1) }),
  invalid(`more than ${bytes} bytes of letters with three each`, { questions: 'ẹ'.repeat(bytes / 3 + 1) }),
  invalid('no text of questions', { questions: '' }),
  ...notOfType('questions', { 'a number': 7, 'a list': ['x'], 'a map': { questions: [] } }),
  ...createdAt,
];
export const newSetFields = [...setFields, ...onlyNow];

/** As many answers as `count`, of 2,000 characters. */
const answersOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, 'x'.repeat(2_000)]));
/** The most that fits beside 29 answers and the characters between them. */
const rest = ATTEMPT_LIMITS.answers - 29 * 2_001;

/** What the student changes while answering. */
const progress: readonly FieldCase[] = [
  valid('no answers', { answers: {} }),
  valid('an answer to the last question of 200', { answers: { 199: 'x' } }),
  valid('answers to 200 questions', {
    answers: Object.fromEntries(Array.from({ length: 200 }, (_, index) => [index, `${index}`])),
  }),
  ...['1000', '-1', '1.5', 'a', ' ', '1,2', '1\n'].map((key) =>
    invalid(`an answer to ${JSON.stringify(key)}`, { answers: { 0: '1', [key]: '1' } }),
  ),
  ...Object.entries({
    'an empty answer': '',
    'a carriage return in an answer': 'a\rb',
    'a carriage return as an answer': '\r',
    'a number as an answer': 1,
    'a list as an answer': ['1'],
    'nothing as an answer': null,
  }).map(([what, answer]) => invalid(what, { answers: { 0: '1', 1: answer } })),
  invalid('an empty answer before another', { answers: { 0: '', 1: '1' } }),
  ...[' ', '\n', '1\nOne line.\nAnother.', '[a]', '学'].map((answer) =>
    valid(`the answer ${JSON.stringify(answer)}`, { answers: { 0: answer, 1: answer } }),
  ),
  valid(`${ATTEMPT_LIMITS.answers} characters of answers`, {
    answers: { ...answersOf(29), 99: 'x'.repeat(rest) },
  }),
  invalid(`${ATTEMPT_LIMITS.answers + 1} characters of answers`, {
    answers: { ...answersOf(29), 99: 'x'.repeat(rest + 1) },
  }),
  ...notOfType('answers', { 'a text': '1', 'a list': ['1'], 'a number': 1 }),
  ...['', '7', '0,12,199'].map((flagged) => valid(`"${flagged}" as flagged`, { flagged })),
  ...[',', '1,', ',1', '1, 2', 'a', '2000', '1\n'].map((flagged) =>
    invalid(`${JSON.stringify(flagged)} as flagged`, { flagged }),
  ),
  valid('800 characters of flagged questions', { flagged: `${'100,'.repeat(199)}10,1` }),
  invalid('801 characters of flagged questions', { flagged: `${'100,'.repeat(199)}10,10` }),
  ...notOfType('flagged', { 'a number': 7, 'a list': ['1'] }),
  valid('no submitted_at yet', { submitted_at: null }),
  // instantCases refuses null, which these fields may be.
  ...instantCases('submitted_at').filter(({ change }) => change.submitted_at !== null),
  ...wholeNumberCases('right', 0, SET_LIMITS.questions),
  ...wholeNumberCases('score', 0, 100),
  valid('no seconds', { seconds: ABSENT }),
  ...wholeNumberCases('seconds', 0, ATTEMPT_LIMITS.seconds),
  valid('no deck of its cards', { cards_deck: ABSENT }),
  ...storedIdCases('cards_deck'),
];

export const attemptFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(STORED.attempts), []),
  ...storedIdCases('set_id'),
  ...choiceCases('kind', ATTEMPT_KINDS),
  ...textCases('title', SET_LIMITS.title),
  ...wholeNumberCases('count', 1, SET_LIMITS.questions),
  ...progress,
  ...instantCases('started_at'),
  valid('no time limit', { ends_at: null }),
  ...instantCases('ends_at').filter(({ change }) => change.ends_at !== null),
  ...createdAt,
];
export const newAttemptFields = [...attemptFields, ...onlyNow];

const later = new Date(AT.getTime() + 1);
export const attemptChanges: readonly FieldCase[] = [
  ...progress,
  valid('the same created_at', { created_at: AT }),
  ...Object.entries({
    ...{ set_id: 'two', kind: 'exam', title: 'Cells', count: 3 },
    ...{ started_at: later, ends_at: later, created_at: later, [INTRUDER]: 1 },
  }).map(([field, value]) => invalid(`another ${field}`, { [field]: value })),
];

/** What a number may contain; its value depends on the number before. */
export const countFields: readonly FieldCase[] = [
  valid('every field', {}),
  invalid('an unknown field', { [INTRUDER]: true }),
  ...without(Object.keys(COUNT), []),
  ...notOfType('stored', { 'a text of digits': '1', 'a list of numbers': [1] }),
  invalid('no id as last_id', { last_id: '' }),
  invalid('two ids as last_id', { last_id: 'new/new' }),
  ...notOfType('last_id', { 'a number': 1, 'a list of texts': ['new'] }),
];
