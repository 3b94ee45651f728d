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

/**
 * A file that was uploaded to Storage or deleted from it. The same change may arrive more than once, or late, when
 * it is no longer true.
 */
export interface FileChange {
  /** The path of the object in our own bucket. */
  path: string;
  /** When it happened. */
  at: Date;
}

/** What a trigger does, independent of the platform's event. It must be idempotent. */
export type FileHandler = (deps: Deps, change: FileChange) => Promise<void>;

/** With `retry`, because otherwise an event whose handler fails is lost. */
const OPTIONS = { region: REGION, retry: true } as const;

/**
 * Runs a handler for each file uploaded below `folder`. `needs` overrides the default memory, timeout and
 * concurrency.
 */
export function whenFileUploaded(
  folder: string,
  deps: Deps,
  handler: FileHandler,
  needs: Pick<StorageOptions, 'memory' | 'timeoutSeconds' | 'concurrency'> = {},
) {
  return onObjectFinalized({ ...OPTIONS, ...needs }, below(folder, deps, handler));
}

/** Runs a handler for each file below `folder` that is deleted, by anyone. */
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
