/** The interface of an AI tool: what it asks the model, and how it reads the answer. ./tools has one module per tool. */

import type { BusyTime } from '@akada/domain/ai/free-time';
import type { ToolInput } from '@akada/domain/ai/generate-schemas';
import type { Chat } from '@akada/domain/ai/schemas';
import type { AiUseId } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';

/** A PDF for the model to read. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
  /** Where the model's service has it; absent for a file that is sent with the request. */
  fileUri?: string;
}

/** A file or note that a tool works on, in the form in which the model reads it. */
export type Source =
  /** A whole PDF. */
  | { kind: 'pdf'; pdf: Pdf }
  /** Some pages of a PDF, each after a line with the mark by which it is cited (./page-text.ts). */
  | { kind: 'pages'; text: string }
  | { kind: 'note'; text: string };

export type ModelPart = { text: string } | { pdf: Pdf };

export interface ModelRequest {
  /** Our instructions. They never contain text of the student. */
  system: string;
  /** The conversation. The student's text is quoted as data (./quote.ts), and the last turn is the student's. */
  turns: { role: 'student' | 'model'; parts: ModelPart[] }[];
  /** Ignored by models that choose their own. */
  temperature: number;
  /** Of the answer, in tokens; room for thoughts is added for models that think. */
  maxOutput: number;
  /** Whether the answer depends on steps that the model should think through first. */
  needsReasoning?: boolean;
  /** The longest time of the call, if it is shorter than that of other tools. */
  maxSeconds?: number;
  /** JSON schema of the answer, for a tool that returns structured data; absent for Markdown. */
  schema?: object;
}

/** What a tool needs besides the student's input. */
export interface ToolContext {
  today: Day;
  /** The student's time of day, `HH:MM`; for the planner. */
  now?: string;
  /** The student's planner entries; for the planner. */
  busy?: readonly BusyTime[];
  source?: Source;
  /** The chat so far. */
  turns?: Chat['turns'];
  /** Whether the student's app is of a release that can't read cards with a source or a page. */
  needsPlainCards?: boolean;
}

/** A second call of the model, which checks the result of the first within the same use. */
interface SecondPass<Id extends AiUseId> {
  /** @param result as `parseResult` of the tool returned it */
  buildRequest: (result: string, input: ToolInput<Id>, context: ToolContext) => ModelRequest;
  /**
   * What of the result passes the check, with a message to show with it.
   *
   * @throws UnusableAnswer when the answer does not fit
   * @throws NothingFound when nothing passes
   */
  parseResult: (answer: string, result: string) => { result: string; note: string | null };
}

export interface Tool<Id extends AiUseId = AiUseId> {
  /** Changes whenever a prompt changes. It is stored with each result. */
  version: string;
  buildRequest: (input: ToolInput<Id>, context: ToolContext) => ModelRequest;
  /** Whether the prompt asks for NO_ANSWER_MARK when there is no answer. Such an answer is shown, but costs no use. */
  hasNoAnswerMark?: true;
  /**
   * Turns the model's answer into the result to store: Markdown, or JSON that fits the tool's schema in domain.
   *
   * @throws UnusableAnswer when the answer does not fit
   * @throws NothingFound when it fits but is empty
   */
  parseResult: (answer: string, input: ToolInput<Id>, context: ToolContext) => string;
  /** Whether the answer isn't streamed, because `parseResult` checks it against the input. */
  isHeldBack?: true;
  /** What to tell the student about a result that is complete; null for nothing. */
  buildNote?: (input: ToolInput<Id>, result: string) => string | null;
  /** Checks the result. The answer of the first call is then not streamed, because it isn't checked yet. */
  secondPass?: SecondPass<Id>;
  /** The result's title in the student's history. */
  buildTitle: (input: ToolInput<Id>, result: string) => string;
}

/** The model found nothing in the student's text to make a structured result of. */
export class NothingFound extends Error {
  constructor(readonly kind: 'noFacts' | 'noQuestions' = 'noFacts') {
    super(kind);
  }
}

/** The answer does not have the requested shape. Its message goes back to the model, which is asked once more. */
export class UnusableAnswer extends Error {}
