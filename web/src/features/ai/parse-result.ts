import {
  type CramSheet,
  cramSheetSchema,
  type Flashcards,
  flashcardsSchema,
  type StudyPlan,
  studyPlanSchema,
} from '@akada/domain/ai/schemas';
import { parse } from 'partial-json';

/** What a result is a part of, as far as it has come. */
export interface Partly {
  cards: { front: string; back: string }[];
  sessions: StudyPlan['sessions'];
  sections: CramSheet['sections'];
}

/** The whole parts of a JSON that is still coming. */
export function parsePartialResult(text: string): Partly {
  const nothing: Partly = { cards: [], sessions: [], sections: [] };
  try {
    const made = parse(text) as Partial<Record<keyof Partly, unknown[]>>;
    // The last one may lack its end.
    const whole = (parts: unknown[] | undefined) => (Array.isArray(parts) ? parts.slice(0, -1) : []);
    return {
      cards: flashcardsSchema.shape.cards.safeParse(whole(made.cards)).data ?? [],
      sessions: studyPlanSchema.shape.sessions.safeParse(whole(made.sessions)).data ?? [],
      sections: cramSheetSchema.shape.sections.safeParse(whole(made.sections)).data ?? [],
    };
  } catch {
    return nothing;
  }
}

/** The cards of a result; null where it is none. */
export function parseFlashcards(result: string): Flashcards | null {
  return flashcardsSchema.safeParse(jsonOf(result)).data ?? null;
}

/** The study plan of a result; null where it is none. */
export function parseStudyPlan(result: string): StudyPlan | null {
  return studyPlanSchema.safeParse(jsonOf(result)).data ?? null;
}

/** The cram sheet of a result; null where it is none. */
export function parseCramSheet(result: string): CramSheet | null {
  return cramSheetSchema.safeParse(jsonOf(result)).data ?? null;
}

function jsonOf(result: string): unknown {
  try {
    return JSON.parse(result);
  } catch {
    return null;
  }
}
