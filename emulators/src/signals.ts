type Cleanup = () => Promise<void> | void;

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;
const cleanups: Cleanup[] = [];
let stopping: Promise<void> | undefined;
let isListening = false;

/**
 * Has `cleanup` run when this process gets SIGINT, SIGTERM or SIGHUP, last registered first; then the
 * process ends. Further signals are ignored: everything registered ends by itself within a limit.
 *
 * @returns takes the registration back
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

/** Runs what is registered now, once; what fails keeps nothing else from running. */
export function cleanUp(): Promise<void> {
  stopping ??= (async () => {
    for (const cleanup of [...cleanups].reverse()) await Promise.resolve(cleanup()).catch(() => undefined);
  })();
  return stopping;
}

/** Whether a signal has begun to stop this process: what fails from now on is not news. */
export function isStopping(): boolean {
  return stopping !== undefined;
}
