/** What a tool of the study engine takes and returns. */
import type { AiLength, AiLevel, SolverMode } from '@akada/domain/ai/ai';
import type { BusyTime } from '@akada/domain/ai/free-time';
import type { Day } from '@akada/domain/days/day';
import type { Question } from '@akada/domain/practice/schemas';
import type { PracticeCard } from '../practice/deck-facts.ts';
import type { RawPage } from '../reading/source.ts';

interface WithPages {
  prompt: string;
  /** The pages of a PDF, or a note as one page without a number; empty if the prompt itself is the text. */
  pages: readonly RawPage[];
}

interface Styled extends WithPages {
  level: AiLevel;
  length: AiLength;
}

/** A tool and its input. */
export type EngineRequest =
  | ({ tool: 'flashcards'; count: number } & WithPages)
  | ({ tool: 'cram' } & WithPages)
  | ({ tool: 'summarizer' } & WithPages)
  | ({ tool: 'explainer' } & Styled)
  | ({ tool: 'essay' } & Styled)
  /** `earlier` holds the student's earlier messages, oldest first. */
  | ({ tool: 'chat'; earlier: readonly string[] } & WithPages)
  | { tool: 'solver'; prompt: string; mode: SolverMode }
  /**
   * Practice questions from a deck's cards or, without any, from a text or from what pages say about the
   * prompt. Another `seed`, an integer, gives others.
   * `kinds` are those to ask for, the preferred one first; without them, it is a mixture of all. The result is
   * `questionListSchema` of domain/src/practice/schemas.ts.
   */
  | ({
      tool: 'practice';
      count: number;
      seed: number;
      kinds?: readonly Question['kind'][];
      cards: readonly PracticeCard[];
    } & WithPages)
  | {
      tool: 'planner';
      prompt: string;
      today: Day;
      /** `HH:MM` */
      now: string;
      first_day: Day;
      exam_date: Day;
      hours_a_day: number;
      /** The student's planner entries; no session overlaps them. */
      busy: readonly BusyTime[];
    };

/** Every AI tool but the paraphraser, and practice. */
export type EngineTool = EngineRequest['tool'];

/** The request of one tool. */
export type RequestOf<Tool extends EngineTool> = Extract<EngineRequest, { tool: Tool }>;

export type EngineResult =
  | {
      isEmpty: false;
      /** Markdown, or JSON of the tool's schema in domain/src/ai/schemas.ts, like `generateOutputSchema.result`. */
      result: string;
      title: string;
      /** A sentence to show with the result, such as that a plan leaves topics out; null without one. */
      note: string | null;
    }
  | {
      isEmpty: true;
      /** Why there is no result, and what to add: plain text for the student. */
      message: string;
      /** The closest passages of the notes, as Markdown; null if there are none. */
      closest: string | null;
    };
