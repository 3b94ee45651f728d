import { REGION } from '@akada/domain/callables/region';
import {
  onObjectDeleted,
  onObjectFinalized,
  type StorageEvent,
  type StorageOptions,
} from 'firebase-functions/storage';
import { dropIfUnretryable } from './drop-event.ts';
import type { Deps } from './handler.ts';
import { toLoggedPath } from './log-text.ts';
import { runAndLogFailure } from './platform.ts';

/** A file that has arrived in Storage or is gone from it. It may be told more than once, late, and when neither is so any more. */
export interface FileChange {
  /** Of the object in our own bucket. */
  path: string;
  /** When it happened. */
  at: Date;
}

/** A trigger's work, free of the event: what it does a second time must change nothing. */
export type FileHandler = (deps: Deps, change: FileChange) => Promise<void>;

/** With `retry`, because an event whose handler fails is else dropped. */
const OPTIONS = { region: REGION, retry: true } as const;

/** Runs a handler for each file that arrives below `folder`; `needs` is for what the default instance is too small for. */
export function whenFileUploaded(
  folder: string,
  deps: Deps,
  handler: FileHandler,
  needs: Pick<StorageOptions, 'memory' | 'timeoutSeconds' | 'concurrency'> = {},
) {
  return onObjectFinalized({ ...OPTIONS, ...needs }, below(folder, deps, handler));
}

/** Runs a handler for each file below `folder` that is removed, by whomever. */
export function whenFileDeleted(folder: string, deps: Deps, handler: FileHandler) {
  return onObjectDeleted(OPTIONS, below(folder, deps, handler));
}

function below(folder: string, deps: Deps, handler: FileHandler) {
  return async ({ data, time }: StorageEvent) => {
    if (!data.name.startsWith(`${folder}/`)) return;
    const change = { path: data.name, at: new Date(time) };
    const about = { folder, path: toLoggedPath(data.name) };
    await runAndLogFailure(about, () => dropIfUnretryable(data.name, about, () => handler(deps, change)));
  };
}
