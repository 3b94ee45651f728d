import { cardsWaiting, countCards, dueUntil } from '@akada/domain/cards/counts';
import { NOT_DUE, queueOf } from '@akada/domain/cards/decks';
import { USUAL_SCHEDULE } from '@akada/domain/cards/memory';
import { payableReviews, wasReviewed } from '@akada/domain/cards/paid-reviews';
import { daySpan } from '@akada/domain/cards/queue';
import { replayForked } from '@akada/domain/cards/replay';
import { REVIEW_LIMITS } from '@akada/domain/cards/review-limits';
import {
  cardSchema,
  deckSchema,
  reviewSittingSchema,
  reviewSummarySchema,
} from '@akada/domain/cards/schemas';
import { parseReviews } from '@akada/domain/cards/sittings';
import { addDays } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { markAttempt, scoreOf } from '@akada/domain/practice/marking';
import { isPayablePractice } from '@akada/domain/practice/paid-practice';
import { parseQuestions } from '@akada/domain/practice/question-list';
import { attemptSchema, questionSetSchema, storedCountSchema } from '@akada/domain/practice/schemas';
import { describe, expect, test } from 'vitest';
import { lagosDay } from './days.ts';
import { demoCards } from './decks-data.ts';
import { demoHistory } from './points-data.ts';
import { demoPractice } from './practice-data.ts';

/** An ordinary afternoon, the start of a year, and 1 March of a leap year. */
const TIMES = ['2026-03-05T14:30:00Z', '2026-01-01T00:00:00Z', '2028-03-01T23:59:59.999Z'];

describe.each(TIMES)('the demo student, seeded at %s,', (time) => {
  const now = new Date(time);
  const today = lagosDay(now);
  const { decks, cards, sittings, summary } = demoCards(now);
  const { sets, attempts, counts } = demoPractice(now);
  const { ledger } = demoHistory('Ada', now);
  const reviews = [...sittings.values()].flatMap((sitting) => parseReviews(sitting.reviews));
  const cardsOf = (id: string) => [...cards.values()].filter(({ deck_id }) => deck_id === id);
  const paid = (kind: string) => [...ledger.keys()].filter((key) => key.startsWith(kind)).sort();

  test('has documents of learning that match their schemas', () => {
    for (const deck of decks.values()) deckSchema.parse(deck);
    for (const card of cards.values()) cardSchema.parse(card);
    for (const sitting of sittings.values()) reviewSittingSchema.parse(sitting);
    for (const set of sets.values()) questionSetSchema.parse(set);
    for (const attempt of attempts.values()) attemptSchema.parse(attempt);
    for (const count of counts.values()) storedCountSchema.parse(count);
    reviewSummarySchema.parse(summary);
  });

  test('has 4 cards due today and 3 new ones, one suspended and one flagged', () => {
    expect(dueUntil(summary.due ?? {}, today)).toBe(4);
    expect(cardsWaiting(summary, today, REVIEW_LIMITS.newADay.usual)).toBe(7);
    const inUse = [...cards.values()].filter(({ queue }) => queue !== 'off');
    expect(
      inUse.filter(({ queue, due }) => queue === 'review' && due < daySpan(now, DEFAULT_ZONE).end),
    ).toHaveLength(4);
    expect([...cards.values()].filter(({ suspended }) => suspended)).toHaveLength(1);
    expect([...cards.values()].filter(({ flagged }) => flagged)).toHaveLength(1);
  });

  test('has decks whose counts are those of their cards', () => {
    for (const [id, deck] of decks) {
      const queued = cardsOf(id).map((card) => ({ ...card, queue: queueOf(card, {}) }));
      expect(deck.cards).toBe(queued.length);
      expect({ due: deck.due, new: deck.new }).toEqual(countCards(queued, DEFAULT_ZONE));
    }
  });

  test('has an archived deck, whose cards are neither due nor counted', () => {
    const archived = [...decks].filter(([, deck]) => deck.archived);
    expect(archived.map(([id, { next_due }]) => [id, next_due])).toEqual([['french-verbs', NOT_DUE]]);
    for (const card of cardsOf('french-verbs')) expect(card.queue).toBe('off');
    expect({ due: summary.due, new: summary.new }).toEqual(countCards([...cards.values()], DEFAULT_ZONE));
  });

  test('has a log of reviews from which the memory of every card follows', () => {
    expect(replayForked(reviews, USUAL_SCHEDULE)).toEqual(new Map());
    for (const [id, card] of cards) {
      const last = reviews.findLast((review) => review.card === id);
      expect(card.reps).toBe(reviews.filter((review) => review.card === id).length);
      if (last) expect(card).toMatchObject(USUAL_SCHEDULE(last.before, last.rating, last.at));
    }
    const learned = reviews.filter(({ before }) => before.reps === 0);
    expect(Object.values(summary.learned ?? {}).reduce((sum, count) => sum + count, 0)).toBe(learned.length);
  });

  test('earned points for each sitting, none of them today', () => {
    expect(paid('sitting:')).toEqual([...sittings.keys()].map((id) => `sitting:${id}`).sort());
    for (const [id, sitting] of sittings) {
      const counted = payableReviews(sitting.reviews, sitting.updated_at);
      expect(counted.length).toBeGreaterThan(0);
      for (const review of counted) expect(wasReviewed(cards.get(review.card), review)).toBe(true);
      expect(ledger.get(`sitting:${id}`)?.day).toBe(lagosDay(sitting.started_at));
      expect(lagosDay(sitting.updated_at) < addDays(today, -1)).toBe(true);
    }
  });

  test('has two mock exams, the second one better, and two practices, marked as the app marks them', () => {
    const ended = [...attempts.values()].sort((a, b) => +a.started_at - +b.started_at);
    expect(ended.map(({ kind, score }) => [kind, score])).toEqual([
      ['exam', 55],
      ['exam', 85],
      ['practice', 63],
      ['practice', 86],
    ]);
    for (const attempt of attempts.values()) {
      const questions = parseQuestions(sets.get(attempt.set_id)?.questions ?? '')?.questions ?? [];
      const marks = markAttempt(questions, attempt.answers);
      expect(attempt).toMatchObject({ count: questions.length, right: marks.right, score: scoreOf(marks) });
      expect(marks.byTopic.length).toBeGreaterThan(0);
      expect(attempt.submitted_at && attempt.submitted_at <= (attempt.ends_at ?? now)).toBe(true);
    }
  });

  test('counts its question sets and attempts', () => {
    expect(counts.get('question_sets')).toMatchObject({ stored: sets.size });
    expect(counts.get('attempts')).toMatchObject({ stored: attempts.size });
    for (const { last_id } of counts.values()) expect(sets.has(last_id)).toBe(true);
  });

  test('earned points for what it practised and sat where that earns any', () => {
    const payable = [...attempts.values()].filter((attempt) => {
      const { questions } = parseQuestions(sets.get(attempt.set_id)?.questions ?? '') ?? { questions: [] };
      return isPayablePractice(attempt, questions, attempt.submitted_at ?? now);
    });
    expect(payable.map(({ kind }) => kind)).toEqual(['exam', 'exam']);
    expect(paid('practice:')).toEqual(
      payable.map(({ set_id, started_at }) => `practice:${set_id}:${lagosDay(started_at)}`).sort(),
    );
  });

  test('sat the mock exams more than a week ago, so that a trigger pays for none of them today', () => {
    for (const attempt of attempts.values()) {
      const { questions } = parseQuestions(sets.get(attempt.set_id)?.questions ?? '') ?? { questions: [] };
      expect(isPayablePractice(attempt, questions, now)).toBe(false);
    }
  });
});
