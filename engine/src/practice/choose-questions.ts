/** Chooses questions of different kinds from all sections, each of which passes the second pass. */
import type { Question } from '@akada/domain/practice/schemas';
import type { Language } from '../reading/source.ts';
import type { Candidate, QuestionKind } from './candidates.ts';
import type { Random } from './random.ts';
import { meaningsIn } from './terms.ts';

/** What can be asked for once: a fact, a column of a table, or the terms of a section. */
export interface Topic {
  section: number;
  /** The most useful are asked for first. */
  weight: number;
  /** Texts that no other question may ask for as well. */
  passages: readonly string[];
  candidates: readonly Candidate[];
}

/** How often each kind is wanted. */
const SHARES: Readonly<Record<QuestionKind, number>> = {
  choice: 0.45,
  true_false: 0.2,
  cloze: 0.2,
  match: 0.08,
  short: 0.07,
};

/** The student marks short answers, so there are few: this share of the questions before, or this number. */
const MOST_SHORT = 0.25;
const LEAST_SHORT = 3;

export interface Wish {
  most: number;
  /** The kinds to ask for, the preferred one first; without them, a mixture of all. */
  kinds?: readonly QuestionKind[] | undefined;
}

interface Options extends Wish {
  language: Language;
  random: Random;
  /** Whether each fact is a card: then two of which one has all words of the other are two facts, as a vein and an artery. */
  isDeck?: boolean;
  /** Whether the second pass reaches the key of a question. */
  isRight: (question: Question, topic: Topic) => boolean;
}

/** The questions in the order of the topics. */
export function chooseQuestions(
  topics: readonly Topic[],
  { most, kinds, language, random, isDeck = false, isRight }: Options,
): Question[] {
  const used: Record<QuestionKind, number> = { choice: 0, true_false: 0, cloze: 0, match: 0, short: 0 };
  const chosen = new Map<Topic, Question>();
  const taken = new Set<string>();
  /** Sections with a question that matches; a second one would ask for the same things. */
  const matched = new Set<number>();
  let falseClaims = 0;
  /** One statement in two is true, and the first one is either. */
  const opening = random() < 0.5 ? 1 : 0;
  /** Where few statements can be made false, more true ones would teach to tick 'True', unless their kind is chosen. */
  const mayBeTrue = () => kinds !== undefined || used.true_false <= 2 * falseClaims;
  for (const topic of bySection(topics)) {
    if (chosen.size >= most) break;
    if (topic.passages.some((passage) => taken.has(passage))) continue;
    const rankOf = ({ kind }: Candidate) => (kinds ? kinds.indexOf(kind) : used[kind] / SHARES[kind]);
    const wanted = topic.candidates
      .filter(({ kind }) => kinds?.includes(kind) ?? true)
      .sort((one, other) => rankOf(one) - rankOf(other));
    for (const { kind, make } of wanted) {
      if (kind === 'short' && !kinds && used.short >= Math.max(LEAST_SHORT, chosen.size * MOST_SHORT))
        continue;
      if (kind === 'match' && matched.has(topic.section)) continue;
      const wantsTrue = falseClaims * 2 + opening > used.true_false;
      const question = [wantsTrue, ...(kind === 'true_false' ? [!wantsTrue] : [])]
        .filter((isTrue) => kind !== 'true_false' || !isTrue || mayBeTrue())
        .map((isTrue) => make(isTrue))
        .find((made) => made && isRight(made, topic));
      if (!question) continue;
      if ([...chosen.values()].some((other) => givesAway(question, other, language, isDeck))) continue;
      chosen.set(topic, question);
      used[kind] += 1;
      if (kind === 'match') matched.add(topic.section);
      if (question.kind === 'true_false' && !question.key) falseClaims += 1;
      for (const passage of topic.passages) taken.add(passage);
      break;
    }
  }
  return topics.flatMap((topic) => chosen.get(topic) ?? []);
}

/** One topic of each section, then the second of each; the most useful first. */
function bySection(topics: readonly Topic[]): Topic[] {
  const sections = new Map<number, Topic[]>();
  // Small differences of weight mean nothing; then the order of the text counts.
  const rank = ({ weight }: Topic) => Math.round(weight * 5);
  for (const topic of [...topics].sort((one, other) => rank(other) - rank(one)))
    sections.set(topic.section, [...(sections.get(topic.section) ?? []), topic]);
  const rounds = Math.max(0, ...[...sections.values()].map((own) => own.length));
  return Array.from({ length: rounds }, (_, round) =>
    [...sections.values()].flatMap((own) => own[round] ?? []),
  ).flat();
}

/** A longer answer that stands in another one says the same. */
const LONG = 4;

/** Whether two questions have the same answer: the second one could be guessed. */
function hasSameAnswer(one: Question, other: Question, language: Language, isDeck: boolean): boolean {
  const [first = [], second = []] = [one, other].map((question) => meaningsIn(answerOf(question), language));
  const [shorter, longer] =
    first.length < second.length ? [first, new Set(second)] : [second, new Set(first)];
  const areCards = isDeck && one.kind === 'short' && other.kind === 'short';
  const isSame = first.length === second.length || (shorter.length >= LONG && !areCards);
  return isSame && shorter.length > 0 && shorter.every((root) => longer.has(root));
}

/** Two questions are about the same from this share of common words on. */
const SAME = 0.6;

/** Whether one of two questions shows the answer to the other one. */
function givesAway(one: Question, other: Question, language: Language, isDeck: boolean): boolean {
  return (
    hasSameAnswer(one, other, language, isDeck) || shows(one, other, language) || shows(other, one, language)
  );
}

function shows(shown: Question, asked: Question, language: Language): boolean {
  if (shown.kind === 'true_false' && !shown.key) return false;
  const said = new Set(meaningsIn(shown.prompt, language));
  const key = meaningsIn(answerOf(asked), language);
  if (key.length === 0 || !key.every((root) => said.has(root))) return false;
  const about = meaningsIn(asked.prompt, language).filter((root) => !key.includes(root));
  return about.filter((root) => said.has(root)).length >= about.length * SAME;
}

function answerOf(question: Question): string {
  switch (question.kind) {
    case 'choice':
      return question.options[question.key] ?? '';
    case 'cloze':
      return question.answers[0] ?? '';
    case 'short':
      return question.points.join(' ');
    // Their prompts hold all that there is to know.
    case 'true_false':
    case 'match':
      return '';
  }
}
