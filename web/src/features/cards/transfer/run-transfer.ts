/** Reads and writes files of other programs in a worker that ends afterwards, and SQLite with it. */
import { askWorker } from '@/lib/ask-worker.ts';
import type { ExportedCard } from './anki/write-package.ts';
import { ImportError, type ImportPlan } from './import-plan.ts';
import type { TransferFile } from './read-file.ts';

export type TransferRequest = { kind: 'read'; file: TransferFile } | { kind: 'write'; deck: DeckToWrite };

/** A deck, with the lines of the log that its reviews are found in. */
interface DeckToWrite {
  title: string;
  cards: readonly ExportedCard[];
  log: string;
}

/** What the worker sends: a share that is done, a result, the reason why a file is refused, or the stack of an error. */
export type TransferAnswer =
  | { progress: number }
  | { plan: ImportPlan }
  | { bytes: Uint8Array<ArrayBuffer> }
  | { refused: ImportError['message'] }
  | { error: string };

/** A failure that is no fault of the file. Its message is for the student. */
export class TransferError extends Error {}

interface TransferOptions {
  signal?: AbortSignal;
  /** Gets the share that is done, from 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * What an import of a file would make.
 *
 * @throws ImportError with the reason why the file is refused
 * @throws TransferError if the worker can't be loaded or fails
 */
export async function readFileInWorker(file: TransferFile, options: TransferOptions): Promise<ImportPlan> {
  const answer = await ask({ kind: 'read', file }, options);
  if ('plan' in answer) return answer.plan;
  throw new TransferError(MESSAGES.failed);
}

/**
 * A deck as an Anki package.
 *
 * @throws TransferError if the worker can't be loaded or fails
 */
export async function writePackageInWorker(deck: DeckToWrite): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await ask({ kind: 'write', deck }, {});
  if ('bytes' in answer) return answer.bytes;
  throw new TransferError(MESSAGES.failed);
}

const MESSAGES = {
  failed: 'Something went wrong. Try again, or use a smaller file.',
  notLoaded: 'Failed to load this tool. Check your connection and try again.',
} as const;

function ask(request: TransferRequest, { signal, onProgress }: TransferOptions): Promise<TransferAnswer> {
  const start = () =>
    new Worker(new URL('./transfer-worker.ts', import.meta.url), {
      ...{ type: 'module', name: 'import and export' },
    });
  return askWorker<TransferAnswer, TransferAnswer>(start, request, {
    signal,
    onMessage: (answer, { resolve, reject }) => {
      if ('progress' in answer) onProgress?.(answer.progress);
      else if ('refused' in answer) reject(new ImportError(answer.refused));
      else if ('error' in answer) reject(new TransferError(MESSAGES.failed, { cause: answer.error }));
      else resolve(answer);
    },
    crashed: (event) => new TransferError(MESSAGES.notLoaded, { cause: event }),
  });
}
