import type { Plan } from '@akada/domain/account/account';
import { AI_FILE_ERRORS, AI_LIMITS, AI_MESSAGES, countedMessage } from '@akada/domain/ai/ai';
import type { Chat, GenerateInput } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';
import { ledgerKeys } from '@akada/domain/points/points';
import { logger } from 'firebase-functions';
import { AppError } from '../lib/app-error.ts';
import type { Deps, StreamHandler } from '../lib/handler.ts';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { award } from '../points/award.ts';
import { readBusyTimes } from './busy-times.ts';
import { readChat } from './chat.ts';
import { ModelFailure } from './failure.ts';
import { type LoadedSource, loadSource } from './files.ts';
import type { ServiceFiles } from './gemini/files.ts';
import type { AskModel } from './model.ts';
import { ownerOfUse, releaseUnusedFiles } from './model-file-owner.ts';
import { askWithUploads } from './model-files.ts';
import { recordTokens, reserveUse, returnUse } from './reservation.ts';
import { runTool } from './run-tool.ts';
import { saveResult, settleWithoutResult } from './save-result.ts';
import type { TokenUsage } from './tokens.ts';
import type { Tool } from './tool.ts';

/** Dependencies besides the handler's Deps; tests pass their own. */
interface GenerateOptions {
  ask: AskModel;
  files: ServiceFiles;
  tools: { [Id in AiToolId]: Tool<Id> };
}

/**
 * The handler that runs an AI tool and streams its answer.
 *
 * A use is reserved before the model is asked, and settled or returned exactly once. A use without a result is returned,
 * up to AI_LIMITS.returnsPerDay times a day, unless part of the answer was delivered or the student stopped after the
 * model had started: otherwise hanging up in time would make every use free. A use whose answer says that nothing was
 * found is returned within the same limit, and its answer is saved. A use that is refused before the model is asked is
 * always returned. The tokens count in every case.
 */
export function generateHandler({ ask, files, tools }: GenerateOptions): StreamHandler<'generate'> {
  return async (deps, { uid }, input, stream) => {
    const { left, today, now, plan, day } = await reserveUse(deps, uid, input);
    const { signal } = stream;
    const spent: TokenUsage = { in: 0, out: 0 };
    let isAsked = false;
    let hasBegun = false;
    let isDelivered = false;
    let source: LoadedSource | undefined;
    try {
      const chatId = input.tool === 'chat' ? (input.chat_id ?? input.request_id) : null;
      const chat = chatId === null ? undefined : await readChat(deps, uid, chatId);
      source = await loadSourceOf(deps, uid, input, chat, plan);
      const context = {
        today,
        ...(source && { source }),
        ...(input.tool === 'planner' && { now, busy: await readBusyTimes(deps, uid, input, { today, now }) }),
        ...(chat && { turns: chat.turns.slice(-AI_LIMITS.promptTurns) }),
      };
      // The tool takes this input because both have the same id, which the compiler cannot see.
      const tool = tools[input.tool] as Tool;
      const send = (text: string) => {
        isDelivered ||= text.trim() !== '';
        void stream.send({ text });
      };
      const onBegun = () => {
        hasBegun = true;
      };
      const onTokens = (tokens: TokenUsage) => {
        spent.in += tokens.in;
        spent.out += tokens.out;
      };
      const owner = { uid, owner: ownerOfUse(input), sourceUrl: source?.url ?? null };
      const askOnce = askWithUploads(ask, { ...deps, files }, owner);
      isAsked = true;
      const run = runTool({ ask: askOnce, tool, input, context, signal, send, onBegun, onTokens });
      // Tokens are recorded before the use is settled, so that the next use already sees them.
      const { result, note, isAnswered } = await run.finally(() =>
        recordTokensOrLog(deps, uid, day, spent, input),
      );
      const saved = await saveResult(deps, uid, { input, tool, result, isAnswered, source, chatId });
      const isSettled = saved.status === 'settled';
      // Without an answer there are no points: students would farm them with impossible questions.
      if (isSettled && isAnswered) await awardPointsOrLog(deps, uid, input);
      return {
        ...{ result, title: saved.title, chat_id: chatId, file_url: source?.url ?? null },
        note: isSettled && !isAnswered ? countedMessage(note ?? '', 'noReturnsLeft') : note,
        left: isSettled || isAnswered ? left : left + 1,
      };
    } catch (error) {
      // The JSON of an empty result is delivered too, but has nothing in it.
      const isEmpty = error instanceof ModelFailure && error.kind === 'noFacts';
      const mustCount = (isDelivered && !isEmpty) || (hasBegun && signal.aborted);
      const outcome = await endUseOrLog(input.request_id, uid, async () => {
        // Without a key the service was never asked.
        const mayHaveCost = isAsked && !(error instanceof ModelFailure && error.kind === 'off');
        if (!mustCount && (await returnUse(deps, uid, input.request_id, mayHaveCost))) return 'returned';
        await settleWithoutResult(deps, uid, { input, source });
        return mustCount ? 'delivered' : 'noReturnsLeft';
      });
      if (source?.kind === 'pdf') await releaseUnusedFiles(deps, uid, input);
      throw toAppError(error, uid, input, outcome);
    }
  };
}

/** The file or note of the input or, for a follow-up that names none, of its chat. */
async function loadSourceOf(
  deps: Deps,
  uid: string,
  input: GenerateInput,
  chat: Chat | undefined,
  plan: Plan,
): Promise<LoadedSource | undefined> {
  if ('file' in input && input.file) return loadSource(deps, uid, { ...input, file: input.file }, plan);
  if (!chat?.file) return undefined;
  try {
    return await loadSource(deps, uid, { file: chat.file, pages: chat.pages }, plan);
  } catch (error) {
    const isGone = error instanceof AppError && error.message === AI_FILE_ERRORS.unavailable;
    throw isGone ? new AppError(error.code, AI_FILE_ERRORS.unavailableInChat) : error;
  }
}

/** The student still gets the result when its tokens cannot be recorded. */
async function recordTokensOrLog(
  deps: Deps,
  uid: string,
  day: Day,
  spent: TokenUsage,
  { request_id }: GenerateInput,
): Promise<void> {
  try {
    await recordTokens(deps, uid, day, spent);
  } catch (error) {
    logger.error('the tokens of an AI use were not recorded', {
      uid,
      request_id: toLoggedId(request_id),
      ...spent,
      error: toLogText(error),
    });
  }
}

/** The student still gets the result when its points cannot be awarded. */
async function awardPointsOrLog(deps: Deps, uid: string, { request_id, tool }: GenerateInput): Promise<void> {
  try {
    await award(deps, { uid, action: 'ai_tool', key: ledgerKeys.ai(request_id), tool, at: deps.now() });
  } catch (error) {
    logger.error('no points were awarded for an AI use', {
      uid,
      request_id: toLoggedId(request_id),
      error: toLogText(error),
    });
  }
}

/** How a use without a result ended: returned, or counted for this reason. */
type UseOutcome = 'returned' | Parameters<typeof countedMessage>[1];

/** A use that cannot be ended now is returned when its reservation expires. */
async function endUseOrLog(
  request_id: string,
  uid: string,
  end: () => Promise<UseOutcome>,
): Promise<UseOutcome> {
  try {
    return await end();
  } catch (error) {
    logger.error('an AI use was not ended and will expire', {
      uid,
      request_id: toLoggedId(request_id),
      error: toLogText(error),
    });
    return 'returned';
  }
}

/** The error for the student, which says whether the use was counted. */
function toAppError(error: unknown, uid: string, input: GenerateInput, outcome: UseOutcome): AppError {
  const failure = logFailure(error, uid, input);
  if (outcome === 'returned') return failure;
  return new AppError(failure.code, countedMessage(failure.message, outcome));
}

/** Logs the cause of a failure, never the student's text, and returns the error for the student. */
function logFailure(error: unknown, uid: string, { tool, request_id }: GenerateInput): AppError {
  const use = { uid, tool, request_id: toLoggedId(request_id) };
  if (error instanceof ModelFailure) {
    if (error.kind !== 'stopped') {
      const cause = error.cause === undefined ? {} : { cause: toLogText(error.cause) };
      logger.warn('the model gave no answer', { ...use, kind: error.kind, ...cause });
    }
    return error;
  }
  if (error instanceof AppError) return error;
  logger.error('an AI use failed', { ...use, error: toLogText(error) });
  return new AppError('internal', AI_MESSAGES.failed);
}
