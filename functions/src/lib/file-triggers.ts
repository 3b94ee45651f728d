import { REGION } from '@akada/domain/contracts';
import { onObjectFinalized } from 'firebase-functions/storage';
import type { Deps } from './handler.ts';

/** A file that has arrived in Storage. It may be told more than once, late, and when it is gone again. */
export interface FileArrival {
  /** Of the object in our own bucket. */
  path: string;
  /** When it arrived. */
  at: Date;
}

/** Runs a handler for each file that arrives below `folder`; with `retry`, because an event that fails is else dropped. */
export function whenFileArrives(
  folder: string,
  deps: Deps,
  handler: (deps: Deps, arrival: FileArrival) => Promise<void>,
) {
  return onObjectFinalized({ region: REGION, retry: true }, async ({ data, time }) => {
    if (data.name.startsWith(`${folder}/`)) await handler(deps, { path: data.name, at: new Date(time) });
  });
}
