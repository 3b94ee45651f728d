import { withContract } from '@akada/domain/callables/contract-version';
import type {
  CallableChunk,
  CallableInput,
  CallableName,
  CallableOutput,
} from '@akada/domain/callables/contracts';
import { REGION } from '@akada/domain/callables/region';
import { withTrace } from '@akada/domain/callables/trace';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  type HttpsCallable,
  httpsCallable,
} from 'firebase/functions';
import { app, emulators } from './app.ts';
import { noteContract } from './server-contract.ts';

/** Functions as every call uses them; `FunctionsSdk` hands them to the pages that call functions as they open. */
export const functions = getFunctions(app, REGION);
if (emulators) connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);

let appCheck: Promise<void> | null = null;

/** Starts App Check before the first call, in a build that has a key for it. */
function startAppCheckOnce(): Promise<void> | null {
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (siteKey) appCheck ??= import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(siteKey));
  return appCheck;
}

/** How long a call may take unless its caller says otherwise. */
const CALL_TIMEOUT_MS = 70_000;

/**
 * Calls a Cloud Function by its contract. Rejects with a FirebaseError whose message may be shown.
 *
 * @param timeout milliseconds after which the call is given up
 */
export type Call = <Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  timeout?: number,
) => Promise<CallableOutput<Name>>;

/** Calls with an instance of the SDK. */
export function callOn(sdk: Functions): Call {
  return (name, input, timeout = CALL_TIMEOUT_MS) => {
    const callable = httpsCallable<typeof input, CallableOutput<typeof name>>(sdk, name, { timeout });
    return traced(name, input, async (sent) => (await callable(sent)).data);
  };
}

/** For what is called outside of a screen, and from the handlers of one. */
export const call = callOn(functions);

/** Gives a call its id and this app's contract version; notes the id where the call fails: the function's log has it too. */
async function traced<Input extends object, Output>(
  name: CallableName,
  input: Input,
  send: (sent: Input) => Promise<Output>,
): Promise<Output> {
  const traceId = crypto.randomUUID().slice(0, 8);
  try {
    await startAppCheckOnce();
    return noteContract(await send(withContract(withTrace(input, traceId))));
  } catch (error) {
    console.warn('a call failed', name, traceId);
    if (error instanceof Error && 'details' in error) noteContract(error.details);
    throw error;
  }
}

/** How long a stream may stay silent before it is aborted: the SDK itself never times out. */
const STREAM_SILENCE_TIMEOUT_MS = 150_000;

/**
 * Calls a function that streams. Settles with all of it when it has ended.
 *
 * @param onChunk gets each piece as it comes
 * @param signal hangs up: the function notices, and ends what it does
 */
export function callStreaming<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  { onChunk, signal }: { onChunk: (chunk: CallableChunk<Name>) => void; signal: AbortSignal },
): Promise<CallableOutput<Name>> {
  const callable = httpsCallable<CallableInput<Name>, CallableOutput<Name>, CallableChunk<Name>>(
    functions,
    name,
  );
  return traced(name, input, (sent) => listenTo(callable, sent, onChunk, signal));
}

async function listenTo<Input, Output, Chunk>(
  callable: HttpsCallable<Input, Output, Chunk>,
  input: Input,
  onChunk: (chunk: Chunk) => void,
  signal: AbortSignal,
): Promise<Output> {
  const line = new AbortController();
  const hangUp = () => line.abort();
  signal.addEventListener('abort', hangUp);
  let timer = setTimeout(hangUp, STREAM_SILENCE_TIMEOUT_MS);
  const { stream, data } = await callable.stream(input, { signal: line.signal });
  // It rejects as well when the stream does, and nobody would hear of it.
  data.catch(() => {});
  try {
    for await (const chunk of stream) {
      clearTimeout(timer);
      timer = setTimeout(hangUp, STREAM_SILENCE_TIMEOUT_MS);
      onChunk(chunk);
    }
    return await data;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', hangUp);
  }
}
