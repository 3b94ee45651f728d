import { AI_LIMITS, NO_ANSWER_MARK } from '@akada/domain/ai/ai';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { AI_USE_FACTS } from '@akada/domain/ai/tool-facts';
import { cutText, isBlank } from '@akada/domain/text/text';
import { ModelFailure } from './failure.ts';
import { createMarkFilter, stripMark } from './mark.ts';
import type { AskModel } from './model.ts';
import type { TokenUsage } from './tokens.ts';
import { type ModelRequest, NothingFound, type Tool, type ToolContext, UnusableAnswer } from './tool.ts';

export interface ToolOutput {
  result: string;
  /** A message to show with the result, such as that it was cut short. */
  note: string | null;
  /** False when the model says that it found no answer. The result explains why. */
  isAnswered: boolean;
  /** Whether the service failed in the middle. The result is what it had written. */
  isServiceFault: boolean;
}

interface ToolRun {
  ask: AskModel;
  tool: Tool;
  input: GenerateInput;
  context: ToolContext;
  /** Aborts when the student stops. */
  signal: AbortSignal;
  send: (text: string) => void;
  /** Called when the model starts to answer, even before there is any text to send. */
  onBegun: () => void;
  /** Called after each call of the model: a repair makes another one, and so does a second pass. */
  onTokens: (tokens: TokenUsage) => void;
}

interface Answer {
  text: string;
  note: string | null;
  isServiceFault: boolean;
}

/**
 * Runs a tool, and streams its answer as the model writes it. A text that breaks off is returned as far as it got; an
 * unusable answer of a tool with structured output is repaired by another call, once in a run. A result that is checked
 * after the last piece is not streamed: only what passes may be shown.
 *
 * @throws ModelFailure when there is no usable result
 */
export async function runTool(run: ToolRun): Promise<ToolOutput> {
  const { tool, input, context } = run;
  const request = tool.buildRequest(input, context);
  const send = tool.secondPass || tool.isHeldBack ? () => undefined : senderOf(run);
  const first = await askUntilUsable(run, request, { send, mayRepair: true }, (answer) =>
    toOutput(run, answer),
  );
  if (!tool.secondPass) return first.output;
  const { buildRequest, parseResult } = tool.secondPass;
  const { result } = first.output;
  const check = { send: () => undefined, mayRepair: !first.isRepaired };
  const { output } = await askUntilUsable(run, buildRequest(result, input, context), check, ({ text }) =>
    parseResult(text, result),
  );
  return { ...first.output, ...output };
}

/** Asks the model, and asks it once more if the answer can't be used and that is allowed. */
async function askUntilUsable<Output>(
  run: ToolRun,
  request: ModelRequest,
  { send, mayRepair }: { send: (text: string) => void; mayRepair: boolean },
  read: (answer: Answer) => Output,
): Promise<{ output: Output; isRepaired: boolean }> {
  const answer = await readAnswer(run, request, send);
  try {
    return { output: read(answer), isRepaired: false };
  } catch (error) {
    if (!(error instanceof UnusableAnswer) || !mayRepair || returnsText(run.input)) throw toFailure(error);
    // The repaired answer is not streamed: the client would append it to the first one.
    const repaired = await readAnswer(run, repairRequest(request, answer.text, error), () => undefined);
    try {
      return { output: read(repaired), isRepaired: true };
    } catch (again) {
      throw toFailure(again);
    }
  }
}

function toFailure(error: unknown): unknown {
  if (error instanceof NothingFound) return new ModelFailure(error.kind);
  return error instanceof UnusableAnswer ? new ModelFailure('unreadable', error) : error;
}

/** Sends the answer without NO_ANSWER_MARK. */
function senderOf({ tool, send }: ToolRun): (text: string) => void {
  if (!tool.hasNoAnswerMark) return send;
  const filter = createMarkFilter(NO_ANSWER_MARK);
  return (text) => {
    const passed = filter(text);
    if (passed !== '') send(passed);
  };
}

function toOutput({ tool, input, context }: ToolRun, answer: Answer): ToolOutput {
  const { text, isMarked } = tool.hasNoAnswerMark
    ? stripMark(answer.text, NO_ANSWER_MARK)
    : { text: answer.text, isMarked: false };
  const result = tool.parseResult(text, input, context);
  if (isBlank(result)) throw new ModelFailure('empty');
  const { isServiceFault } = answer;
  if (isMarked) return { result, note: AI_MESSAGES.noAnswer, isAnswered: false, isServiceFault };
  const note = returnsText(input) ? answer.note : (tool.buildNote?.(input, result) ?? null);
  return { result, note, isAnswered: true, isServiceFault };
}

async function readAnswer(
  { ask, input, signal, onBegun, onTokens }: ToolRun,
  request: ModelRequest,
  send: (text: string) => void,
): Promise<Answer> {
  let text = '';
  const answer = ask(request, { signal, onTokens });
  try {
    for (;;) {
      const { done, value } = await answer.next();
      onBegun();
      if (done) return { text, note: value.cutShort ? AI_MESSAGES.cutShort : null, isServiceFault: false };
      text += value;
      if (value !== '') send(value);
      if (text.length >= AI_LIMITS.maxResultLength) {
        const cut = cutText(text, AI_LIMITS.maxResultLength);
        return { text: cut, note: AI_MESSAGES.cutShort, isServiceFault: false };
      }
    }
  } catch (error) {
    if (!(error instanceof ModelFailure && error.keepsPartialText && returnsText(input))) throw error;
    if (isBlank(text)) throw error;
    const isServiceFault = error.isServiceFault(true);
    return { text, note: AI_MESSAGES[isServiceFault ? 'brokenOff' : 'interrupted'], isServiceFault };
  } finally {
    await answer.return(undefined as never);
  }
}

/** The request again, with the unusable answer and the reason why it cannot be used. */
function repairRequest(request: ModelRequest, answer: string, { message }: UnusableAnswer): ModelRequest {
  const correction = `This answer cannot be used: ${cutText(message, 500)}\nAnswer again, in full, and follow the instructions.`;
  return {
    ...request,
    turns: [
      ...request.turns,
      { role: 'model', parts: [{ text: answer }] },
      { role: 'student', parts: [{ text: correction }] },
    ],
  };
}

function returnsText({ tool }: GenerateInput): boolean {
  return AI_USE_FACTS[tool].resultKind === 'text';
}
