import { CONTRACT_VERSION, takeContract } from '@akada/domain/callables/contract-version';

let isNewer = false;
const listeners = new Set<() => void>();

/** Calls the listener as soon as the server has answered with a newer contract than this app's, once. */
export function onNewerContract(listener: () => void): void {
  if (isNewer) listener();
  else listeners.add(listener);
}

/** Takes the server's contract version out of an answer, or of an error's details, and notes whether it is newer. */
export function noteContract<Data>(received: Data): Data {
  const { contract, data } = takeContract(received);
  if (contract !== undefined && contract > CONTRACT_VERSION && !isNewer) {
    isNewer = true;
    for (const listener of listeners) listener();
    listeners.clear();
  }
  return data;
}
