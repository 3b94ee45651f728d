import { type CallableInput, type CallableName, type CallableOutput, REGION } from '@akada/domain/contracts';
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
