import { CONTRACT_VERSION, takeContract } from '@akada/domain/callables/contract-version';

let isNewer = false;
const listeners = new Set<() => void>();

/** Calls the listener once, as soon as the server has answered with a newer contract version than this app's. */
export function onNewerContract(listener: () => void): void {
  if (isNewer) listener();
  else listeners.add(listener);
}

/** Removes the server's contract version from an answer or an error's details, and notifies listeners if it is newer. */
export function noteContract<Data>(received: Data): Data {
  const { contract, data } = takeContract(received);
  if (contract !== undefined && contract > CONTRACT_VERSION && !isNewer) {
    isNewer = true;
    for (const listener of listeners) listener();
    listeners.clear();
  }
  return data;
}
