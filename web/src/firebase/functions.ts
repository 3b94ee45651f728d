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

/** The one Functions SDK for all calls. `FunctionsSdk` provides it to pages that call functions as soon as they open. */
export const functions = getFunctions(app, REGION);
if (emulators) connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);

let appCheck: Promise<void> | null = null;

/** Starts App Check before the first call, in builds that have a site key. */
function startAppCheckOnce(): Promise<void> | null {
  const siteKey = import.meta.env.VITE_APP_CHECK_KEY;
  if (siteKey) appCheck ??= import('./app-check.ts').then(({ startAppCheck }) => startAppCheck(siteKey));
  return appCheck;
}

/** How long a call may take unless its caller says otherwise. */
const CALL_TIMEOUT_MS = 70_000;

/**
 * Calls a Cloud Function by its contract. Rejects with a FirebaseError; `serverMessage` gives the text to show.
 *
 * @param timeout milliseconds after which the call fails
 */
export type Call = <Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  timeout?: number,
) => Promise<CallableOutput<Name>>;

/** The `Call` that uses the given SDK. */
export function callOn(sdk: Functions): Call {
  return (name, input, timeout = CALL_TIMEOUT_MS) => {
    const callable = httpsCallable<typeof input, CallableOutput<typeof name>>(sdk, name, { timeout });
    return traced(name, input, async (sent) => (await callable(sent)).data);
  };
}

/** Calls from event handlers and from code outside screens; screens that call as they open use `useCall`. */
export const call = callOn(functions);

/** Sends a call with a trace id and this app's contract version. Logs the id on failure; the function logs it too. */
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
 * Calls a function that streams its answer. Resolves with the whole answer when the stream has ended.
 *
 * @param onChunk gets each piece as it arrives
 * @param signal closes the connection; the function notices that and stops its work
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
  // `data` rejects together with the stream. Without this handler that would be an unhandled rejection.
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
