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
import { refuseMalformed } from './malformed.ts';
import { withRateLimit } from './rate-limit.ts';
import { CALLABLE_SCALE } from './scale.ts';

const INVALID = 'That request is not valid. Reload the page and try again.';
const INTERNAL = 'Something went wrong on our side. Please try again.';

/** What holds for every callable that does not say otherwise. */
const EVERY = { ...CALLABLE_SCALE, region: REGION, enforceAppCheck: APP_CHECK } as const;

type Request = Pick<CallableRequest, 'auth' | 'data'>;

/**
 * Wraps a handler as a callable. Every call is authenticated, parsed by its contract, and only then works;
 * errors leave with a code and a message that may be read, their cause goes to the log. A student may call it so often
 * in a minute, and no more.
 */
export function callable<Name extends CallableName>(
  name: Name,
  deps: Deps,
  handler: Handler<Name>,
  options: Pick<CallableOptions, 'maxInstances' | 'secrets' | 'timeoutSeconds'> = {},
) {
  const bounded = withRateLimit(handler, CALLS_A_MINUTE[name]);
  return refuseMalformed(onCall({ ...EVERY, ...options }, (request) => answer(name, deps, bounded, request)));
}

/**
 * Wraps a handler that sends pieces while it works, as {@link callable} does. What a student writes goes straight into
 * its input, so that of an input that is refused the student reads why.
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
  return refuseMalformed(
    onCall<unknown, Promise<CallableOutput<Name>>, CallableChunk<Name>>(
      { ...EVERY, ...options },
      (request, response) => answerStreaming(name, deps, bounded, request, response),
    ),
  );
}

/** One call, as {@link callable} answers it. Exported for tests. */
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

/** One call, as {@link streamingCallable} answers it. Exported for tests. */
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
    // Only what a schema of ours says; of the rest a student could make nothing.
    ([issue]) => (issue?.code === 'custom' ? issue.message : INVALID),
    (caller, input) => handler(deps, caller, input, streamOf(response)),
  );
}

async function answered<Name extends CallableName>(
  name: Name,
  request: Request,
  refusal: (issues: readonly { code?: string; message: string }[]) => string,
  work: (caller: Caller, input: CallableInput<Name>) => Promise<CallableOutput<Name>>,
): Promise<CallableOutput<Name>> {
  const began = Date.now();
  const { contract, data } = takeContract(request.data);
  const { traceId, input } = takeTrace(data);
  // An app of a release that sends no version does not expect one either.
  const knowsVersions = contract !== undefined;
  const about = { callable: name, trace_id: traceId, uid: request.auth?.uid ?? null };
  const log = (outcome: string) => logger.info('call', { ...about, outcome, ms: Date.now() - began });
  try {
    const caller = verifiedCaller(request);
    const parsed = contracts[name].input.safeParse(input);
    if (!parsed.success) {
      logger.warn('invalid input', { ...about, issues: describeIssues(parsed.error, contracts[name].input) });
      throw new HttpsError('invalid-argument', refusal(parsed.error.issues));
    }
    const output = await work(caller, parsed.data as CallableInput<Name>);
    log('ok');
    return knowsVersions ? withContract(output) : output;
  } catch (error) {
    const told = toHttpsError(error, about);
    log(told.code);
    throw knowsVersions ? new HttpsError(told.code, told.message, withContract({})) : told;
  }
}

/** What the caller hears of a failure. One that nobody foresaw goes to the log, and its id is all that is told. */
function toHttpsError(error: unknown, about: { trace_id: string }): HttpsError {
  if (error instanceof HttpsError) return error;
  if (error instanceof AppError) return new HttpsError(error.code, error.message);
  logger.error('callable failed', { ...about, error: toLogText(error) });
  const told = about.trace_id === NO_TRACE ? INTERNAL : `${INTERNAL} (${about.trace_id})`;
  return new HttpsError('internal', told);
}

/** 'Signed in' means with a verified address (design section 8). */
function verifiedCaller({ auth }: Pick<CallableRequest, 'auth'>): Caller {
  if (!auth) throw new HttpsError('unauthenticated', 'User not authenticated');
  if (auth.token.email_verified !== true) {
    throw new HttpsError('permission-denied', 'Please confirm your email address first.');
  }
  return {
    uid: auth.uid,
    isModerator: auth.token.moderator === true,
    signedInAt: new Date(auth.token.auth_time * 1_000),
  };
}

/** A piece that cannot be written means what a closed connection means: there is nobody to write to. */
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
