import type { Plan } from '@akada/domain/account/account';
import { AI_LIMITS } from '@akada/domain/ai/ai';
import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { AI_FILE_ERRORS, countedMessage } from '@akada/domain/ai/messages';
import type { Chat } from '@akada/domain/ai/schemas';
import type { AiUseId } from '@akada/domain/ai/tools';
import { CARD_SOURCES_CONTRACT, CONTRACT_VERSION } from '@akada/domain/callables/contract-version';
import { AppError } from '../lib/app-error.ts';
import type { Deps, StreamHandler } from '../lib/handler.ts';
import { readBusyTimes } from './busy-times.ts';
import { readChat } from './chat.ts';
import { awardPointsOrLog, endUseOrLog, recordTokensOrLog, toAppError } from './end-use.ts';
import { ModelFailure } from './failure.ts';
import { type LoadedSource, loadSource } from './files.ts';
import type { ServiceFiles } from './gemini/files.ts';
import type { AskModel } from './model.ts';
import { ownerOfUse, releaseUnusedFiles } from './model-file-owner.ts';
import { askWithUploads } from './model-files.ts';
import { reserveUse, returnUse } from './reservation.ts';
import { runTool } from './run-tool.ts';
import { saveResult, settleWithoutResult } from './save-result.ts';
import type { TokenUsage } from './tokens.ts';
import type { Tool } from './tool.ts';

/** Dependencies besides the handler's Deps; tests pass their own. */
interface GenerateOptions {
  ask: AskModel;
  files: ServiceFiles;
  tools: { [Id in AiUseId]: Tool<Id> };
}

/**
 * The handler that runs an AI tool and streams its answer.
 *
 * A use is reserved before the model is asked, and settled or returned exactly once. A use without a result is returned,
 * up to AI_LIMITS.returnsPerDay times a day, unless part of the answer was delivered or the student stopped after the
 * model had started: otherwise hanging up in time would make every use free. A use whose answer says that nothing was
 * found is returned within the same limit, and its answer is saved. A use that is refused before the model is asked, or
 * that fails because of the service, is always returned; text that the service had written by then is saved. The tokens
 * of all its calls count in every case.
 */
export function generateHandler({ ask, files, tools }: GenerateOptions): StreamHandler<'generate'> {
  return async (deps, { uid, contract = CONTRACT_VERSION }, input, stream) => {
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
        needsPlainCards: contract < CARD_SOURCES_CONTRACT,
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
      const owner = { uid, owner: ownerOfUse(input) };
      const askOnce = askWithUploads(ask, { ...deps, files }, owner);
      isAsked = true;
      const run = runTool({ ask: askOnce, tool, input, context, signal, send, onBegun, onTokens });
      // Tokens are recorded before the use is settled, so that the next use already sees them.
      const { result, note, isAnswered, isServiceFault } = await run.finally(() =>
        recordTokensOrLog(deps, uid, day, spent, input),
      );
      const saved = await saveResult(deps, uid, {
        ...{ input, tool, result, isAnswered, isServiceFault, source, chatId },
      });
      const isSettled = saved.status === 'settled';
      // Without an answer there are no points: students would farm them with impossible questions.
      if (isSettled && isAnswered) await awardPointsOrLog(deps, uid, input);
      return {
        ...{ result, title: saved.title, chat_id: chatId, file_url: source?.url ?? null },
        note: isSettled && !isAnswered ? countedMessage(note ?? '', 'noReturnsLeft') : note,
        left: isSettled || (isAnswered && !isServiceFault) ? left : left + 1,
      };
    } catch (error) {
      // The JSON of an empty result is delivered too, but has nothing in it.
      const isEmpty = error instanceof ModelFailure && error.kind === 'noFacts';
      const isServiceFault = error instanceof ModelFailure && error.isServiceFault(isDelivered);
      const mustCount = (isDelivered && !isEmpty && !isServiceFault) || (hasBegun && signal.aborted);
      const outcome = await endUseOrLog(input.request_id, uid, async () => {
        const isLimited = isAsked && !isServiceFault;
        if (!mustCount && (await returnUse(deps, uid, input.request_id, isLimited))) return 'returned';
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
  if ('file' in input && input.file) {
    // The sentence that each question comes from must be found in the text.
    const asText = input.tool === 'practice' && { asText: true };
    return loadSource(deps, uid, { ...input, file: input.file, ...asText }, plan);
  }
  if (!chat?.file) return undefined;
  try {
    return await loadSource(deps, uid, { file: chat.file, pages: chat.pages }, plan);
  } catch (error) {
    const isGone = error instanceof AppError && error.message === AI_FILE_ERRORS.unavailable;
    throw isGone ? new AppError(error.code, AI_FILE_ERRORS.unavailableInChat) : error;
  }
}
