import { AI_LIMITS, AI_MESSAGES, AI_TOOL_FACTS } from '@akada/domain/ai/ai';
import type { GenerateInput } from '@akada/domain/ai/schemas';
import { cutText, isBlank } from '@akada/domain/text/text';
import { ModelFailure } from './failure.ts';
import { markFilter, withoutMark } from './mark.ts';
import type { AskModel } from './model.ts';
import type { Tokens } from './tokens.ts';
import { type Given, type ModelRequest, type Tool, UnusableAnswer } from './tool.ts';

/** What came of a use. */
export interface Made {
  result: string;
  /** Something for the student to read about it. */
  note: string | null;
  /** Whether it is what was asked for, as far as the model itself says. */
  isSolved: boolean;
}

interface Task {
  ask: AskModel;
  tool: Tool;
  input: GenerateInput;
  given: Given;
  /** Aborts when the student stops. */
  signal: AbortSignal;
  send: (text: string) => void;
  /** Called when the model has begun to answer, whether or not anything of it can be sent yet. */
  onBegun: () => void;
  /** Called with what each call of the model took: of a repair there are two. */
  onTokens: (tokens: Tokens) => void;
}

interface Answer {
  text: string;
  note: string | null;
}

/**
 * Has a tool's result made, and sends it on as it is written. A text that breaks off is kept as far as it came.
 *
 * @throws ModelFailure when nothing came of it
 */
export async function make(task: Task): Promise<Made> {
  const { tool, input, given } = task;
  const request = tool.request(input, given);
  const answer = await answerTo(task, request, sendOf(task));
  try {
    return resultOf(task, answer);
  } catch (error) {
    if (!(error instanceof UnusableAnswer)) throw error;
    if (makesText(input)) throw new ModelFailure('unreadable', error);
    // Its pieces are not sent: they would follow those of the first answer.
    const again = repairOf(request, answer.text, error);
    return repaired(task, await answerTo(task, again, () => undefined));
  }
}

/** Sends an answer on without the mark of its tool. */
function sendOf({ tool, send }: Task): (text: string) => void {
  if (!tool.unsolvedMark) return send;
  const filter = markFilter(tool.unsolvedMark);
  return (text) => {
    const passed = filter(text);
    if (passed !== '') send(passed);
  };
}

function repaired(task: Task, answer: Answer): Made {
  try {
    return resultOf(task, answer);
  } catch (error) {
    throw error instanceof UnusableAnswer ? new ModelFailure('unreadable', error) : error;
  }
}

function resultOf({ tool, input }: Task, answer: Answer): Made {
  const { text, isMarked } = tool.unsolvedMark
    ? withoutMark(answer.text, tool.unsolvedMark)
    : { text: answer.text, isMarked: false };
  const result = tool.result(text, input);
  if (isBlank(result)) throw new ModelFailure('empty');
  if (isMarked) return { result, note: AI_MESSAGES.unsolved, isSolved: false };
  return { result, note: makesText(input) ? answer.note : null, isSolved: true };
}

async function answerTo(
  { ask, input, signal, onBegun, onTokens }: Task,
  request: ModelRequest,
  send: (text: string) => void,
): Promise<Answer> {
  let text = '';
  const answer = ask(request, { signal, onTokens });
  try {
    for (;;) {
      const { done, value } = await answer.next();
      onBegun();
      if (done) return { text, note: value.cutShort ? AI_MESSAGES.cutShort : null };
      text += value;
      if (value !== '') send(value);
      if (text.length >= AI_LIMITS.output) {
        return { text: cutText(text, AI_LIMITS.output), note: AI_MESSAGES.cutShort };
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure && error.leavesText && makesText(input))) throw error;
    if (isBlank(text)) throw error;
    return { text, note: AI_MESSAGES.broken };
  } finally {
    await answer.return(undefined as never);
  }
}

/** The question, the answer, and what is wrong with it. */
function repairOf(request: ModelRequest, answer: string, { message }: UnusableAnswer): ModelRequest {
  const wrong = `That cannot be used: ${cutText(message, 500)}\nAnswer once more, with all of it, and as you were told.`;
  return {
    ...request,
    turns: [
      ...request.turns,
      { role: 'model', parts: [{ text: answer }] },
      { role: 'student', parts: [{ text: wrong }] },
    ],
  };
}

function makesText({ tool }: GenerateInput): boolean {
  return AI_TOOL_FACTS[tool].makes === 'text';
}
