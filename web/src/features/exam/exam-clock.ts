/*
 * Akada's clock, by which exams end. It is the device's clock with an offset from the time of our server, which this
 * device persists.
 *
 * A clock that is wrong changes nothing: the offset corrects it. A clock that is changed during an exam, by the student
 * or by the network, moves the time left until the offset is measured again: when the page is shown, when the network is
 * back, after a jump of the clock, and before an exam is ended because its time is up. Without a network it can't be
 * measured, and the device's clock counts. An end that came too early can't be taken back, but the answers until then
 * are marked.
 *
 * An exam that begins without a network on a device that has never measured the offset runs by the device's clock. When
 * it is measured, ./sync-exam-time.ts moves the exam by the offset, so that a wrong clock doesn't end it.
 */

/** A small file of ours that is never cached on the device. */
const TIME_PATH = '/robots.txt';
const TIMEOUT_MS = 4_000;

const KEY = 'akada.clock';

/** What Akada's clock is ahead of the device's, in milliseconds; null if it was never measured. */
export function clockOffset(): number | null {
  const text = localStorage.getItem(KEY);
  const offset = Number(text);
  return text === null || !Number.isFinite(offset) ? null : offset;
}

/** The time of our server in milliseconds since 1970, as far as known. */
export function examNow(): number {
  return Date.now() + (clockOffset() ?? 0);
}

/** What this device's clock shows at a time of Akada's clock, for code that compares it with the device's time. */
export function toDeviceTime(time: number): Date {
  return new Date(time - (clockOffset() ?? 0));
}

/**
 * Measures the offset between our server's time and this device's. Without an answer the last one stays.
 *
 * @returns whether it was measured
 */
export async function syncExamClock(): Promise<boolean> {
  const asked = Date.now();
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { headers } = await fetch(TIME_PATH, { method: 'HEAD', cache: 'no-store', signal });
    const answered = Date.now();
    const server = serverTime(headers);
    if (server === null || answered < asked) return false;
    localStorage.setItem(KEY, String(Math.round(server - (asked + answered) / 2)));
    return true;
  } catch {
    return false;
  }
}

/** The time at which an answer was sent. A cache on the way says how old its answer is, in seconds. */
function serverTime(headers: Headers): number | null {
  const date = Date.parse(headers.get('date') ?? '');
  // The header has whole seconds: in the middle, the error is half a second at most.
  return Number.isNaN(date) ? null : date + 500 + Number(headers.get('age') ?? 0) * 1_000;
}
