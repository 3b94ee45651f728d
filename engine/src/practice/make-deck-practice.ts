/** Makes practice questions from the cards of a deck. */
import { type Question, questionSchema } from '@akada/domain/practice/schemas';
import { topicsOf } from '../cards/subjects.ts';
import { candidatesFor } from './candidates.ts';
import { chooseQuestions, type Topic, type Wish } from './choose-questions.ts';
import { type PracticeCard, readDeck } from './deck-facts.ts';
import { materialOf } from './material.ts';
import { createRandom, shuffled } from './random.ts';
import { type Evidence, readEvidence, unitOf } from './second-pass/evidence.ts';
import { reachesKey } from './second-pass/reaches-key.ts';

/** A larger deck is asked about in part: this many cards for each question. */
const CARDS_A_QUESTION = 4;
const LEAST_CARDS = 60;

/**
 * @param wish how many questions at most, and of which kinds
 * @param seed another one asks about other cards, in another order of options
 * @returns an empty array if no card gives a question whose key the second pass reaches
 */
export function makeDeckPractice(cards: readonly PracticeCard[], wish: Wish, seed: number): Question[] {
  const random = createRandom(seed);
  const room = Math.max(LEAST_CARDS, wish.most * CARDS_A_QUESTION);
  const { source, facts } = readDeck(shuffled(cards, random).slice(0, room));
  const material = materialOf(source, facts, topicsOf([], []), { random, isDeck: true });
  const topics = facts.map(
    (fact): Topic => ({
      section: fact.card.passage.section,
      weight: fact.card.weight,
      passages: [fact.card.passage.text],
      candidates: candidatesFor(fact, material),
    }),
  );
  const texts = source.passages.map(({ text }) => unitOf(text, source.language));
  /** The cards that share words with a question: its own, those of its wrong options, and any other answer to it. */
  const evidenceFor = (question: Question): Evidence => {
    const asked = unitOf(textOf(question), source.language);
    const close = texts.filter(
      ({ roots }) => roots.filter((root) => asked.set.has(root)).length >= roots.length / 3,
    );
    return readEvidence(
      close.map(({ text }) => text),
      source.language,
    );
  };
  return chooseQuestions(topics, {
    ...wish,
    language: source.language,
    random,
    isDeck: true,
    isRight: (question) =>
      questionSchema.safeParse(question).success && reachesKey(question, evidenceFor(question)),
  });
}

function textOf(question: Question): string {
  const answers =
    question.kind === 'choice' ? question.options : question.kind === 'cloze' ? question.answers : [];
  const points = question.kind === 'short' ? question.points : [];
  return [question.prompt, question.source, ...answers, ...points].join('\n');
}
