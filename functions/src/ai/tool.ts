/** What a tool tells the model, and what it makes of the answer. One module a tool lies in ./tools. */

import type { Chat, InputOf } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';

/** A PDF to read. */
export interface Pdf {
  bytes: Buffer;
  pages: number;
}

/** A piece of what the model is given: a text, or a file by its bytes. */
export type ModelPart = { text: string } | { pdf: Pdf };

/** What the model is asked. */
export interface ModelRequest {
  /** What we say. Nothing of a student's text stands in it. */
  system: string;
  /** What the student says, and has said: quoted as data. The last turn is the student's. */
  turns: { role: 'student' | 'model'; parts: ModelPart[] }[];
  temperature: number;
  /** Tokens. */
  maxOutput: number;
  /** JSON schema of the answer, for a tool that makes a thing; absent for Markdown. */
  schema?: object;
}

/** What there is beside the input. */
export interface Given {
  today: Day;
  pdf?: Pdf;
  /** What was said in the chat so far. */
  turns?: Chat['turns'];
}

export interface Tool<Id extends AiToolId = AiToolId> {
  /** Changes with every change of the words: kept with each result. */
  version: string;
  request: (input: InputOf<Id>, given: Given) => ModelRequest;
  /** The line by which the model says that it has not done what was asked; such a use is shown, but not paid. */
  unsolvedMark?: string;
  /**
   * The answer as it is kept: Markdown, or for a thing its JSON as its schema in domain has it.
   *
   * @throws UnusableAnswer when it is not what was asked for
   */
  result: (answer: string, input: InputOf<Id>) => string;
  /** What the result is called in the student's history. */
  title: (input: InputOf<Id>, result: string) => string;
}

/** An answer that a tool can make nothing of; the model is asked once more. */
export class UnusableAnswer extends Error {}
