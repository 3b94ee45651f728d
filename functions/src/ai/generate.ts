import { AI_MESSAGES, countedMessage } from '@akada/domain/ai/ai';
import type { GenerateInput } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';
import { ledgerKeys } from '@akada/domain/points/points';
import { logger } from 'firebase-functions';
import { AppError } from '../lib/app-error.ts';
import type { Deps, StreamHandler } from '../lib/handler.ts';
import { logged, loggedId } from '../lib/logged.ts';
import { award } from '../points/award.ts';
import { lastTurns } from './chat.ts';
import { ModelFailure } from './failure.ts';
import { type ReadPdf, readPdf } from './files.ts';
import type { AskModel } from './model.ts';
import { countTokens, giveBack, reserve } from './reservation.ts';
import { make } from './run-tool.ts';
import { keep, settleUnfinished } from './save-result.ts';
import type { Tokens } from './tokens.ts';
import type { Tool } from './tool.ts';

/** What the handler works with beside its deps; tests pass their own. */
export interface Lab {
  ask: AskModel;
  tools: { [Id in AiToolId]: Tool<Id> };
}

/**
 * Makes what an AI tool makes, and streams it. A use is counted before the model is asked, and settled once with whatever
 * came. Where nothing came of it, it is uncounted so many times a day, unless some of the answer was delivered, or the
 * student stopped it when the model had begun: otherwise a failure or hanging up would pass the limit. A use that is
 * refused before the model is asked is always uncounted. What the model read and wrote counts in any case.
 */
export function generateWith(lab: Lab): StreamHandler<'generate'> {
  return async (deps, { uid }, input, stream) => {
    const { left, today, plan, day } = await reserve(deps, uid, input);
    const { signal } = stream;
    const spent: Tokens = { in: 0, out: 0 };
    let asked = false;
    let begun = false;
    let delivered = false;
    let pdf: ReadPdf | undefined;
    try {
      pdf =
        input.tool === 'summarizer' && input.file ? await readPdf(deps, uid, input.file, plan) : undefined;
      const chatId = input.tool === 'chat' ? (input.chat_id ?? input.request_id) : null;
      const given = {
        today,
        ...(pdf && { pdf }),
        ...(chatId !== null && { turns: await lastTurns(deps, uid, chatId) }),
      };
      // Input and tool have the same id, which the compiler cannot follow.
      const tool = lab.tools[input.tool] as Tool;
      const send = (text: string) => {
        delivered ||= text.trim() !== '';
        void stream.send({ text });
      };
      const onBegun = () => {
        begun = true;
      };
      const onTokens = (tokens: Tokens) => {
        spent.in += tokens.in;
        spent.out += tokens.out;
      };
      asked = true;
      const made = make({ ask: lab.ask, tool, input, given, signal, send, onBegun, onTokens });
      // Before the use ends and frees its place: who begins the next is bound by what this one took.
      const { result, note, isSolved } = await made.finally(() => count(deps, uid, day, spent, input));
      const { title, settled } = await keep(deps, uid, { input, tool, result, isSolved, pdf, chatId });
      // Not one that was returned meanwhile, and not for a refusal: it would pay for impossible problems.
      if (settled && isSolved) await pay(deps, uid, input);
      return { result, title, note, chat_id: chatId, file_url: pdf?.url ?? null, left };
    } catch (error) {
      const counts = delivered || (begun && signal.aborted);
      const ended = await endOrExpire(input.request_id, uid, async () => {
        if (!counts && (await giveBack(deps, uid, input.request_id, asked))) return 'returned';
        await settleUnfinished(deps, uid, { input, pdf });
        return counts ? 'begun' : 'returns';
      });
      throw toldOf(error, uid, input, ended);
    }
  };
}

/** What is not counted must not cost the student the result either. */
async function count(
  deps: Deps,
  uid: string,
  day: Day,
  spent: Tokens,
  { request_id }: GenerateInput,
): Promise<void> {
  try {
    await countTokens(deps, uid, day, spent);
  } catch (error) {
    logger.error('the tokens of a use were not counted', {
      uid,
      request_id: loggedId(request_id),
      ...spent,
      error: logged(error),
    });
  }
}

/** Points must not cost the student the result: they are paid once or, at worst, not. */
async function pay(deps: Deps, uid: string, { request_id, tool }: GenerateInput): Promise<void> {
  try {
    await award(deps, { uid, action: 'ai_tool', key: ledgerKeys.ai(request_id), tool, at: deps.now() });
  } catch (error) {
    logger.error('a use was not paid', { uid, request_id: loggedId(request_id), error: logged(error) });
  }
}

/** What became of a use of which there is no result: it was returned, or why it counts. */
type Ended = 'returned' | Parameters<typeof countedMessage>[1];

/** A use that cannot be ended now is returned when it expires. */
async function endOrExpire(request_id: string, uid: string, end: () => Promise<Ended>): Promise<Ended> {
  try {
    return await end();
  } catch (error) {
    logger.error('a use was not ended, and will expire', {
      uid,
      request_id: loggedId(request_id),
      error: logged(error),
    });
    return 'returned';
  }
}

/** What the student reads of a failure. Its cause is for the log, which never gets what the student wrote. */
function toldOf(error: unknown, uid: string, input: GenerateInput, ended: Ended): AppError {
  const failure = failureOf(error, uid, input);
  return ended === 'returned' ? failure : new AppError(failure.code, countedMessage(failure.message, ended));
}

/** The failure as the student may read it. */
function failureOf(error: unknown, uid: string, { tool, request_id }: GenerateInput): AppError {
  const use = { uid, tool, request_id: loggedId(request_id) };
  if (error instanceof ModelFailure) {
    if (error.kind !== 'stopped') {
      const cause = error.cause === undefined ? {} : { cause: logged(error.cause) };
      logger.warn('no answer', { ...use, kind: error.kind, ...cause });
    }
    return error;
  }
  if (error instanceof AppError) return error;
  logger.error('a use failed', { ...use, error: logged(error) });
  return new AppError('internal', AI_MESSAGES.failed);
}
