import { takeContract, withContract } from '@akada/domain/callables/contract-version';
import {
  type CallableChunk,
  type CallableInput,
  type CallableName,
  type CallableOutput,
  contracts,
} from '@akada/domain/callables/contracts';
import { REGION } from '@akada/domain/callables/region';
import { NO_TRACE, takeTrace } from '@akada/domain/callables/trace';
import { CALLS_A_MINUTE } from '@akada/domain/quotas/rate-limits';
import { logger } from 'firebase-functions';
import {
  type CallableOptions,
  type CallableRequest,
  type CallableResponse,
  HttpsError,
  onCall,
} from 'firebase-functions/https';
import { APP_CHECK } from './app-check.ts';
import { AppError } from './app-error.ts';
import { describeIssues } from './describe-issues.ts';
import type { Caller, Deps, Handler, Stream, StreamHandler } from './handler.ts';
import { toLogText } from './log-text.ts';
import { withRateLimit } from './rate-limit.ts';
import { rejectMalformed } from './reject-malformed.ts';
import { CALLABLE_SCALE } from './scale.ts';

const INVALID = 'That request is not valid. Reload the page and try again.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

/** Options of every callable, which its own options override. */
const EVERY = { ...CALLABLE_SCALE, region: REGION, enforceAppCheck: APP_CHECK } as const;

type Request = Pick<CallableRequest, 'auth' | 'data'>;

/**
 * Wraps a handler as a callable. Each call is authenticated and its input parsed by the contract before the handler
 * runs. The caller gets a code and a message that is safe to show; the cause of an error goes to the log. Each
 * student may call it only a limited number of times a minute.
 */
export function callable<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: Handler<Name>,
  options: Pick<CallableOptions, 'maxInstances' | 'secrets' | 'timeoutSeconds'> = {},
) {
  const bounded = withRateLimit(handler, CALLS_A_MINUTE[name]);
  return rejectMalformed(onCall({ ...EVERY, ...options }, (request) => answer(name, deps, bounded, request)));
}

/**
 * Like {@link callable}, for a handler that streams its answer in pieces. Its input contains text that the student
 * typed, so an invalid input is refused with the reason.
 */
export function streamingCallable<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: StreamHandler<Name>,
  options: Pick<
    CallableOptions,
    'concurrency' | 'maxInstances' | 'memory' | 'secrets' | 'timeoutSeconds'
  > = {},
) {
  const bounded = withRateLimit(handler, CALLS_A_MINUTE[name]);
  return rejectMalformed(
    onCall<unknown, Promise<CallableOutput<Name>>, CallableChunk<Name>>(
      { ...EVERY, ...options },
      (request, response) => answerStreaming(name, deps, bounded, request, response),
    ),
  );
}

/** Answers one call to a {@link callable}. Exported for tests. */
export function answer<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: Handler<Name>,
  request: Request,
): Promise<CallableOutput<Name>> {
  return answered(
    name,
    request,
    () => INVALID,
    (caller, input) => handler(deps, caller, input),
  );
}

/** Answers one call to a {@link streamingCallable}. Exported for tests. */
export function answerStreaming<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: StreamHandler<Name>,
  request: Request,
  response?: CallableResponse<CallableChunk<Name>>,
): Promise<CallableOutput<Name>> {
  return answered(
    name,
    request,
    // Show only messages that our schemas define; Zod's own would mean nothing to a student.
    ([issue]) => (issue?.code === 'custom' ? issue.message : INVALID),
    (caller, input) => handler(deps, caller, input, streamOf(response)),
  );
}

async function answered<Name extends CallableName>(
  name: Name,
  request: Request,
  invalidMessage: (issues: readonly { code?: string; message: string }[]) => string,
  work: (caller: Caller, input: CallableInput<Name>) => Promise<CallableOutput<Name>>,
): Promise<CallableOutput<Name>> {
  const began = Date.now();
  const { contract, data } = takeContract(request.data);
  const { traceId, input } = takeTrace(data);
  // A release of the app that sends no version does not expect one back.
  const knowsVersions = contract !== undefined;
  const about = { callable: name, trace_id: traceId, uid: request.auth?.uid ?? null };
  const log = (outcome: string) => logger.info('call', { ...about, outcome, ms: Date.now() - began });
  try {
    const caller = verifiedCaller(request, contract);
    const parsed = contracts[name].input.safeParse(input);
    if (!parsed.success) {
      logger.warn('invalid input', { ...about, issues: describeIssues(parsed.error, contracts[name].input) });
      throw new HttpsError('invalid-argument', invalidMessage(parsed.error.issues));
    }
    const output = await work(caller, parsed.data as CallableInput<Name>);
    log('ok');
    return knowsVersions ? withContract(output) : output;
  } catch (error) {
    const failure = toHttpsError(error, about);
    log(failure.code);
    throw knowsVersions ? new HttpsError(failure.code, failure.message, withContract({})) : failure;
  }
}

/**
 * Turns a failure into the error that the caller gets. An unexpected one is logged, and the caller gets only its
 * trace id.
 */
function toHttpsError(error: unknown, about: { trace_id: string }): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof AppError) return new HttpsError(error.code, error.message);
  logger.error('callable failed', { ...about, error: toLogText(error) });
  const message = about.trace_id === NO_TRACE ? INTERNAL : `${INTERNAL} (${about.trace_id})`;
  return new HttpsError('internal', message);
}

/** Returns the caller, who must have a verified email address (docs/product.md, Data and access). */
function verifiedCaller({ auth }: Pick<CallableRequest, 'auth'>, contract = 0): Caller {
  if (!auth) throw new HttpsError('unauthenticated', 'User not authenticated');
  if (auth.token.email_verified !== true) {
    throw new HttpsError('permission-denied', 'Please confirm your email address first.');
  }
  return {
    uid: auth.uid,
    contract,
    isModerator: auth.token.moderator === true,
    signedInAt: new Date(auth.token.auth_time * 1_000),
  };
}

/** A failed write is treated as a closed connection: the client is gone. */
function streamOf<Chunk>(response: CallableResponse<Chunk> | undefined): Stream<Chunk> {
  const gone = new AbortController();
  if (!response) return { send: async () => undefined, signal: gone.signal };
  const leave = () => gone.abort();
  if (response.signal.aborted) leave();
  else response.signal.addEventListener('abort', leave, { once: true });
  return {
    send: async (chunk) => {
      if (!gone.signal.aborted) await response.sendChunk(chunk).catch(leave);
    },
    signal: gone.signal,
  };
}
