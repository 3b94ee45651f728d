/** Shown when a write waits on the device for the network. */
export const QUEUED_MESSAGE = "Saved on this device. We'll send it when you're back online.";

/** How long the server has to answer: a phone can report that it is online when it is not. */
const ANSWER_TIMEOUT_MS = 5_000;

/**
 * Waits for the server to accept a write.
 *
 * @returns 'sent' when the server has accepted it; 'queued' when there is no network, or the server does not answer in
 *   time, so that the write waits on the device
 * @throws the error with which the server rejected the write
 */
export async function waitForWrite(write: Promise<void>): Promise<'sent' | 'queued'> {
  if (!navigator.onLine) return 'queued';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<'queued'>((resolve) => {
    timer = setTimeout(() => resolve('queued'), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([write.then(() => 'sent' as const), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
