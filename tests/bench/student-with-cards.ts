import { newCard } from '@akada/domain/cards/card';
import { DECK_LIMITS } from '@akada/domain/cards/decks';
import type { Card, Deck } from '@akada/domain/cards/schemas';
import { MS_PER_DAY, MS_PER_MINUTE } from '@akada/domain/days/durations';
import { documentPaths } from '@akada/domain/documents/paths';
import type { Attempt, Question, QuestionSet } from '@akada/domain/practice/schemas';
import { createStudent, db, type Student } from '../browser/support/backend.ts';

const DECKS = 5;
/** The number of cards of {@link createStudentWithCards}. */
export const CARDS = DECKS * DECK_LIMITS.cards;
/** Of ten cards, this many are due today; one is new, and the others are due later. */
const DUE_OF_TEN = 2;
/** As many as a UTME. */
export const EXAM_QUESTIONS = 180;

/** A deck of {@link createStudentWithCards}. */
export const FULL_DECK = 'deck-0';
/** The attempt of {@link createStudentWithCards}. */
export const EXAM = 'mock-exam';

/** Creates a student with full decks, as an import leaves them, and a mock exam that has just begun. */
export async function createStudentWithCards(): Promise<Student> {
  const student = await createStudent('Zainab');
  const now = new Date();
  const writer = db.bulkWriter({ throttling: false });
  for (let deck = 0; deck < DECKS; deck += 1) {
    const id = `deck-${deck}`;
    // Without counts, as an earlier release left them: the review reads all cards to count them, so the device has them.
    void writer.create(db.doc(documentPaths.deck(student.uid, id)), {
      ...{ title: `Biology ${deck}`, cards: DECK_LIMITS.cards, next_due: now, created_at: now },
    } satisfies Deck);
    for (let index = 0; index < DECK_LIMITS.cards; index += 1) {
      void writer.create(
        db.doc(documentPaths.card(student.uid, `${id}-${index}`)),
        cardOf(id, index, new Date(now.getTime() - (index * DECKS + deck) * 1_000)),
      );
    }
  }
  void writer.create(db.doc(documentPaths.questionSet(student.uid, EXAM)), {
    ...{ title: 'UTME', from: 'exam', made_by: 'device', count: EXAM_QUESTIONS, created_at: now },
    questions: JSON.stringify({
      questions: Array.from({ length: EXAM_QUESTIONS }, (_, at) => questionOf(at)),
    }),
  } satisfies QuestionSet);
  void writer.create(db.doc(documentPaths.attempt(student.uid, EXAM)), {
    ...{ set_id: EXAM, kind: 'exam', title: 'UTME', count: EXAM_QUESTIONS, answers: {}, flagged: '' },
    ...{ started_at: now, ends_at: new Date(now.getTime() + 120 * MS_PER_MINUTE), submitted_at: null },
    ...{ right: 0, score: 0, created_at: now },
  } satisfies Attempt);
  await writer.close();
  return student;
}

function cardOf(deckId: string, index: number, now: Date): Card {
  const text = { front: `What does part ${index} of a cell do?`, back: `It does what part ${index} does.` };
  const card = newCard(text, deckId, index, now);
  if (index % 10 === 0) return card;
  const days = index % 10 <= DUE_OF_TEN ? -1 : 1 + (index % 90);
  return {
    ...card,
    ...{ queue: 'review', state: 2, reps: 3, stability: 10, difficulty: 5, scheduled_days: 10 },
    due: new Date(now.getTime() + days * MS_PER_DAY),
    last_review: new Date(now.getTime() - 9 * MS_PER_DAY),
  };
}

function questionOf(index: number): Question {
  return {
    ...{ kind: 'choice', prompt: `Which part of a cell is number ${index}?`, key: index % 4 },
    options: ['The nucleus', 'The ribosome', 'The vacuole', 'The membrane'],
    ...{ why: 'It is.', source: 'A cell has parts.', topic: `Subject ${Math.floor(index / 60)}` },
  };
}
