import {
  type CallableInput,
  type CallableName,
  type CallableOutput,
  contracts,
  REGION,
} from '@akada/domain/contracts';
import { logger } from 'firebase-functions';
import { type CallableRequest, HttpsError, onCall } from 'firebase-functions/https';
import { AppError } from './app-error.ts';
import type { Caller, Deps, Handler } from './handler.ts';

/**
 * Wraps a handler as a callable. Every call is authenticated, parsed by its contract, and only then works;
 * errors leave with a code and a message that may be read, their cause goes to the log.
 */
export function callable<Name extends CallableName>(name: Name, deps: Deps, handler: Handler<Name>) {
  return onCall({ region: REGION }, (request) => answer(name, deps, handler, request));
}

/** One call, as {@link callable} answers it. Exported for tests. */
export async function answer<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: Handler<Name>,
  request: Pick<CallableRequest, 'auth' | 'data'>,
): Promise<CallableOutput<Name>> {
  const caller = verifiedCaller(request);
  const parsed = contracts[name].input.safeParse(request.data ?? {});
  if (!parsed.success) {
    logger.warn('invalid input', { callable: name, issues: parsed.error.issues });
    throw new HttpsError('invalid-argument', 'That request is not valid. Reload the page and try again.');
  }
  try {
    return await handler(deps, caller, parsed.data as CallableInput<Name>);
  } catch (error) {
    if (error instanceof AppError) throw new HttpsError(error.code, error.message);
    logger.error('callable failed', { callable: name, uid: caller.uid, error });
    throw new HttpsError('internal', 'Something went wrong on our side. Please try again.');
  }
}

/** 'Signed in' means with a verified address (design section 8). */
function verifiedCaller({ auth }: Pick<CallableRequest, 'auth'>): Caller {
  if (!auth) throw new HttpsError('unauthenticated', 'User not authenticated');
  if (auth.token.email_verified !== true) {
    throw new HttpsError('permission-denied', 'Please confirm your email address first.');
  }
  return { uid: auth.uid, isModerator: auth.token.moderator === true };
}
