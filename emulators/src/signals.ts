type Cleanup = () => Promise<void> | void;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;
let isListening = false;

/**
 * Runs `cleanup` when this process gets SIGINT, SIGTERM or SIGHUP, before the process exits; the last one registered runs
 * first. Further signals are ignored, because every cleanup ends within its own time limit.
 *
 * @returns a function that removes the registration
 */
export function onSignal(cleanup: Cleanup): () => void {
  cleanups.push(cleanup);
  if (!isListening) {
    isListening = true;
    for (const [name, code] of Object.entries(SIGNALS)) {
      process.on(name, () => void cleanUp().finally(() => process.exit(code)));
    }
  }
  return () => {
    const index = cleanups.indexOf(cleanup);
    if (index >= 0) cleanups.splice(index, 1);
  };
}

/** Runs every registered cleanup, once. One that fails doesn't stop the others. */
export function cleanUp(): Promise<void> {
  stopping ??= (async () => {
    for (const cleanup of [...cleanups].reverse()) await Promise.resolve(cleanup()).catch(() => undefined);
  })();
  return stopping;
}

/** Whether this process is stopping, so that failures need no report. */
export function isStopping(): boolean {
  return stopping !== undefined;
}
