/** Ends a use of an AI tool: what fails afterwards is logged, and the student still gets the result or the error. */

import type { GenerateInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES, countedMessage } from '@akada/domain/ai/messages';
import { isPracticeUse } from '@akada/domain/ai/tools';
import type { Day } from '@akada/domain/days/day';
import { ledgerKeys } from '@akada/domain/points/points';
import { logger } from 'firebase-functions';
import { AppError } from '../lib/app-error.ts';
import type { Deps } from '../lib/handler.ts';
import { toLoggedId, toLogText } from '../lib/log-text.ts';
import { award } from '../points/award.ts';
import { ModelFailure } from './failure.ts';
import { recordTokens } from './reservation.ts';
import type { TokenUsage } from './tokens.ts';

/** The student still gets the result when its tokens cannot be recorded. */
export async function recordTokensOrLog(
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
export async function awardPointsOrLog(
  deps: Deps,
  uid: string,
  { request_id, tool }: GenerateInput,
): Promise<void> {
  try {
    await award(deps, {
      ...{ uid, action: 'ai_tool', key: ledgerKeys.ai(request_id), at: deps.now() },
      // The boards count the tools of the AI Lab.
      ...(!isPracticeUse(tool) && { tool }),
    });
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
export async function endUseOrLog(
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
export function toAppError(error: unknown, uid: string, input: GenerateInput, outcome: UseOutcome): AppError {
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
