/** Saves the decks of an import one step after the other, and knows how far it is. */
import { cardsBefore, type ImportJob, type ImportStep, stepsOf } from './import-job.ts';
import type { PersistedImport } from './persisted-import.ts';

/** Counts are of cards. */
export type ImportState =
  | { status: 'none' }
  | { status: 'running'; id: string; titles: string[]; saved: number; total: number }
  /** Broken off: the app was closed, or the server refused a step. */
  | { status: 'stopped'; id: string; titles: string[]; saved: number; total: number; reason: string | null }
  | { status: 'done'; titles: string[]; total: number };

interface Options {
  /** Sends nothing any more once the signal has ended the import. A step that is repeated may have been saved before. */
  saveStep: (
    job: ImportJob,
    step: ImportStep,
    options: { isRepeat: boolean; signal: AbortSignal },
  ) => Promise<void>;
  removeDecks: (job: ImportJob, done: number) => Promise<void>;
  persisted: {
    persistImport: (started: PersistedImport) => Promise<void>;
    persistProgress: (uid: string, done: number) => Promise<void>;
    readPersistedImport: (uid: string) => Promise<PersistedImport | null>;
    deletePersistedImport: (uid: string) => Promise<void>;
  };
  /** Why a step failed, for the student. */
  reasonOf: (error: unknown) => string;
  /** Logs what is not the student's to read. */
  warn: (what: string, error: unknown) => void;
}

export function createImportRunner({ saveStep, removeDecks, persisted, reasonOf, warn }: Options) {
  const listeners = new Set<() => void>();
  let state: ImportState = { status: 'none' };
  let current: PersistedImport | null = null;
  /** Ends the run that is under way. */
  let controller = new AbortController();
  /** Settles when the last import has left this device. */
  let cleared = Promise.resolve();

  function change(next: ImportState) {
    state = next;
    for (const onChange of listeners) onChange();
  }

  const factsOf = ({ job, done }: PersistedImport) => ({
    ...{ id: importIdOf(job), titles: job.decks.map(({ title }) => title), ...cardsBefore(job, done) },
  });

  /** Storing an import is a help and no condition: without room on the device it runs all the same. */
  async function tryToPersist(what: Promise<void>): Promise<void> {
    await what.catch((error) => warn('an import was not stored on this device', error));
  }

  async function run(isRepeat: boolean): Promise<void> {
    if (!current || state.status === 'running') return;
    const running = current;
    controller = new AbortController();
    const { signal } = controller;
    const first = running.done;
    try {
      for (const step of stepsOf(running.job).slice(first)) {
        change({ status: 'running', ...factsOf(running) });
        const options = { isRepeat: isRepeat && running.done === first, signal };
        await untilAborted(saveStep(running.job, step, options), signal);
        running.done += 1;
        await tryToPersist(persisted.persistProgress(running.job.uid, running.done));
        signal.throwIfAborted();
      }
    } catch (error) {
      if (signal.aborted) return;
      warn('an import was broken off', error);
      change({ status: 'stopped', ...factsOf(running), reason: reasonOf(error) });
      return;
    }
    current = null;
    await tryToPersist(persisted.deletePersistedImport(running.job.uid));
    const { titles, total } = factsOf(running);
    change({ status: 'done', titles, total });
  }

  return {
    current: (): ImportState => state,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
    /** Looks for an import of this student that was broken off. */
    async find(uid: string): Promise<void> {
      if (current?.job.uid === uid) return;
      // Another student signed in: their import is not ours.
      controller.abort();
      current = null;
      const found = await persisted.readPersistedImport(uid).catch((error) => {
        warn('an unfinished import could not be read', error);
        return null;
      });
      // The student has started one in the meantime.
      if (current) return;
      current = found;
      change(current ? { status: 'stopped', ...factsOf(current), reason: null } : { status: 'none' });
    },
    /** Starts an import. It never rejects: a failure is a state. */
    async start(job: ImportJob): Promise<void> {
      if (current) return;
      current = { job, done: 0 };
      await cleared;
      await tryToPersist(persisted.persistImport(current));
      await run(false);
    },
    /** Continues an import that was broken off. It never rejects either. */
    continueImport: () => run(true),
    /** Stops the import, which can continue. */
    pause(): void {
      if (!current || state.status !== 'running') return;
      controller.abort();
      change({ status: 'stopped', ...factsOf(current), reason: null });
    },
    /** Ends the import and deletes what it has saved. */
    async remove(): Promise<void> {
      if (!current) return;
      const { job, done } = current;
      controller.abort();
      current = null;
      change({ status: 'none' });
      cleared = tryToPersist(persisted.deletePersistedImport(job.uid));
      await cleared;
      await removeDecks(job, done);
    },
    /** Takes the news of a complete import off the screen. */
    dismiss: () => change({ status: 'none' }),
  };
}

/** Tells imports apart. */
function importIdOf({ decks }: ImportJob): string {
  return `import ${decks[0]?.id}`;
}

/** Firestore's promises settle only when the server answers, so a cancelled one is left behind. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
