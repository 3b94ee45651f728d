import { type DeviceChat, deviceChatSchema } from '@akada/domain/ai/device-results-schemas';
import {
  type CardText,
  type CramSheet,
  cramSheetSchema,
  type Flashcards,
  flashcardsSchema,
  type StudyPlan,
  studyPlanSchema,
} from '@akada/domain/ai/result-schemas';
import { tolerant } from '@akada/domain/documents/tolerant';
import { parse } from 'partial-json';

/** The items of a structured result that have arrived so far. */
export interface PartialResult {
  cards: CardText[];
  sessions: StudyPlan['sessions'];
  sections: CramSheet['sections'];
}

/** Parses JSON that is still being streamed, and returns its complete items. */
export function parsePartialResult(text: string): PartialResult {
  const nothing: PartialResult = { cards: [], sessions: [], sections: [] };
  try {
    const parsed = parse(text) as Partial<Record<keyof PartialResult, unknown[]>>;
    // The last item may be incomplete.
    const complete = (items: unknown[] | undefined) => (Array.isArray(items) ? items.slice(0, -1) : []);
    return {
      cards: tolerant(flashcardsSchema.shape.cards).safeParse(complete(parsed.cards)).data ?? [],
      sessions: tolerant(studyPlanSchema.shape.sessions).safeParse(complete(parsed.sessions)).data ?? [],
      sections: tolerant(cramSheetSchema.shape.sections).safeParse(complete(parsed.sections)).data ?? [],
    };
  } catch {
    return nothing;
  }
}

/** The deck in a result, or null if it has none. */
export function parseFlashcards(result: string): Flashcards | null {
  return tolerant(flashcardsSchema).safeParse(parseJson(result)).data ?? null;
}

/** The study plan in a result, or null if it has none. */
export function parseStudyPlan(result: string): StudyPlan | null {
  return tolerant(studyPlanSchema).safeParse(parseJson(result)).data ?? null;
}

/** The cram sheet in a result, or null if it has none. */
export function parseCramSheet(result: string): CramSheet | null {
  return tolerant(cramSheetSchema).safeParse(parseJson(result)).data ?? null;
}

/** The conversation in a result that was made on the device, or null if it has none. */
export function parseDeviceChat(result: string): DeviceChat | null {
  return tolerant(deviceChatSchema).safeParse(parseJson(result)).data ?? null;
}

function parseJson(result: string): unknown {
  try {
    return JSON.parse(result);
  } catch {
    return null;
  }
}
