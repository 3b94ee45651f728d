/** The last check of every card: whether a strict tutor would accept it as it is. */
import { clauseOf } from '../grammar/clause.ts';
import type { Passage } from '../reading/source.ts';
import { isTorn, isVague, isWholeAnswer } from './answer-checks.ts';
import { type CardKind, DOUBTFUL, type EngineCard, withoutItsSetting } from './card.ts';
import { hasFault } from './card-faults.ts';
import { LONG_LIST } from './list-limits.ts';
import { hasBareDefinite, isClear } from './question-checks.ts';
import { isUngrammatical } from './question-grammar.ts';
import type { Topics } from './subjects.ts';

/** What a card is judged by. */
export interface TextFacts {
  topics: Topics;
  /** How many passages have a word, in lower case. */
  frequency: ReadonlyMap<string, number>;
  /** The text in lower case. */
  text: string;
  /** How many sentences have a subject with a verb, as 'tears contain'. */
  statements: ReadonlyMap<string, number>;
  /** Passages whose figures belong to an example. */
  examples: ReadonlySet<Passage>;
}

/** The longest answers, in words; a list or a row may be longer than a sentence that must be remembered. */
const MOST_WORDS: Readonly<Record<CardKind, number>> = {
  definition: 34,
  statement: 55,
  cause: 28,
  effect: 25,
  difference: 45,
  list: LONG_LIST.list,
  formula: 30,
  date: 30,
  person: 25,
  cloze: 6,
};

export function factsOf(
  passages: readonly Passage[],
  topics: Topics,
  examples: ReadonlySet<Passage>,
): TextFacts {
  const frequency = new Map<string, number>();
  const statements = new Map<string, number>();
  for (const { text } of passages) {
    for (const word of new Set(text.toLowerCase().match(/\p{L}[\p{L}-]+/gu) ?? []))
      frequency.set(word, (frequency.get(word) ?? 0) + 1);
    const statement = statementOf(text);
    if (statement !== '') statements.set(statement, (statements.get(statement) ?? 0) + 1);
  }
  const text = passages.map((passage) => passage.text.toLowerCase()).join('\n');
  return { topics, frequency, text, statements, examples };
}

function statementOf(text: string): string {
  const clause = clauseOf(text);
  return clause ? `${clause.subject} ${clause.verb}`.toLowerCase().replace(/^(?:the|an?)\s/, '') : '';
}

/** Whether a card is right and clear on its own, by the form of its question and answer and by the rest of its text. */
export function passesGate(whole: EngineCard, facts: TextFacts): boolean {
  const card = withoutItsSetting(whole);
  // A whole sentence, which its maker has checked.
  if (card.maker === 'naming') return true;
  return (
    card.weight > DOUBTFUL &&
    isRightLength(card) &&
    isClear(card) &&
    !isUngrammatical(card) &&
    !hasBareDefinite(card, facts) &&
    // Its heading says who 'he' or 'it' is.
    (card.maker === 'points' || isWholeAnswer(card)) &&
    !isVague(card) &&
    !isRepeated(card) &&
    hasOneAnswer(card, facts) &&
    !(facts.examples.has(card.passage) && card.kind !== 'definition' && card.kind !== 'formula') &&
    !isTorn(card) &&
    !hasFault(card, facts)
  );
}

function isRightLength({ kind, front, back, passage }: EngineCard): boolean {
  const words = back.split(/\s+/).length;
  return (
    words <= (passage.kind === 'row' ? MOST_WORDS.list : MOST_WORDS[kind]) && front.split(/\s+/).length <= 45
  );
}

/** Words without a meaning of their own. */
const LIGHT = new Set(
  'what when where which who whom why how does did do is are was were has have had can must the a an of in on at by for to from with and or that this it its their as be been not because because due'.split(
    ' ',
  ),
);

/** Whether every word of the answer stands in the question, or the question answers itself. */
function isRepeated({ kind, front, back }: EngineCard): boolean {
  if (kind === 'difference' || kind === 'formula' || kind === 'list') return false;
  const own = contentWords(back);
  const asked = new Set(contentWords(front));
  if (own.length === 0) return !/\d/.test(back);
  return own.every((word) => asked.has(word));
}

function contentWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !LIGHT.has(word))
    .map((word) => word.replace(/(?<=\p{L}{3})(?:es|s)$/u, ''));
}

/** 'What do tears contain?' has one answer only if the text says once what they contain. */
function hasOneAnswer({ front, passage }: EngineCard, { statements }: TextFacts): boolean {
  if (!/^What (?:do|does|did|can|must)\b/.test(front)) return true;
  const statement = statementOf(passage.text);
  return statement === '' || (statements.get(statement) ?? 0) < 2;
}
