/** What a student reads when a write waits on the device. */
export const KEPT = "Kept on this device. It is sent when you're back online.";

/** Milliseconds that the server is given to answer: a phone can say that it is online when it is not. */
const PATIENCE = 5_000;

/**
 * How a write goes: 'sent' when the server has taken it, 'kept' when it waits on the device because there is no network,
 * or none that answers.
 *
 * @throws what the server refused it with
 */
export async function sentOrKept(write: Promise<void>): Promise<'sent' | 'kept'> {
  if (!navigator.onLine) return 'kept';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'kept'>((resolve) => {
    timer = setTimeout(() => resolve('kept'), PATIENCE);
  });
  try {
    return await Promise.race([write.then(() => 'sent' as const), late]);
  } finally {
    clearTimeout(timer);
  }
}
