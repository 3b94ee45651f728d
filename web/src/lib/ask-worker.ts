/** How the answers of a worker end a request. */
interface Settle<Result> {
  resolve: (result: Result) => void;
  reject: (reason: unknown) => void;
}

interface Asking<Message, Result> {
  signal?: AbortSignal | undefined;
  /** Gets each message of the worker, of which one settles the request. */
  onMessage: (message: Message, settle: Settle<Result>) => void;
  /** The error for the caller when the worker's file can't be loaded, or memory runs out. */
  crashed: (event: ErrorEvent) => Error;
}

/**
 * Sends one request to a worker, which ends with the answer and its memory with it.
 *
 * @throws DOMException when it is aborted, and otherwise what `onMessage` rejects with
 */
export function askWorker<Message, Result>(
  start: () => Worker,
  request: unknown,
  { signal, onMessage, crashed }: Asking<Message, Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const worker = start();
  const listeners = new AbortController();
  const options = { signal: listeners.signal };
  return new Promise<Result>((resolve, reject) => {
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<Message>) => onMessage(data, { resolve, reject }),
      options,
    );
    worker.addEventListener('error', (event) => reject(crashed(event)), options);
    signal?.addEventListener('abort', () => reject(signal.reason), options);
    worker.postMessage(request);
  }).finally(() => {
    listeners.abort();
    worker.terminate();
  });
}
