import type { CallableChunk, CallableInput, CallableName, CallableOutput } from '@akada/domain/contracts';
import { REGION } from '@akada/domain/region';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { app, emulators } from './app.ts';

const functions = getFunctions(app, REGION);
if (emulators) connectFunctionsEmulator(functions, emulators.functions.host, emulators.functions.port);

/** Calls a Cloud Function by its contract. Rejects with a FirebaseError whose message may be shown. */
export async function call<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
): Promise<CallableOutput<Name>> {
  const { data } = await httpsCallable<CallableInput<Name>, CallableOutput<Name>>(functions, name)(input);
  return data;
}

/** Milliseconds: longer than any function works, so that it is the one that gives up. */
const STREAM_TIMEOUT = 300_000;

/**
 * Calls a function that streams. Settles with all of it when it has ended.
 *
 * @param onChunk gets each piece as it comes
 * @param signal hangs up: the function notices, and ends what it does
 */
export async function callStreaming<Name extends CallableName>(
  name: Name,
  input: CallableInput<Name>,
  { onChunk, signal }: { onChunk: (chunk: CallableChunk<Name>) => void; signal: AbortSignal },
): Promise<CallableOutput<Name>> {
  const callable = httpsCallable<CallableInput<Name>, CallableOutput<Name>, CallableChunk<Name>>(
    functions,
    name,
    { timeout: STREAM_TIMEOUT },
  );
  const { stream, data } = await callable.stream(input, { signal });
  // It rejects as well when the stream does, and nobody would hear of it.
  data.catch(() => {});
  for await (const chunk of stream) onChunk(chunk);
  return data;
}
