import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examNow, syncExamClock } from './exam-clock.ts';

const SERVER = Date.UTC(2026, 10, 23, 9);
const MINUTE = 60_000;

/** A server that answers a request with its time, or with `null` not at all. */
function serve(date: number | null, age?: number): void {
  vi.stubGlobal('fetch', async () => {
    if (date === null) throw new TypeError('no network');
    const headers = { date: new Date(date).toUTCString(), ...(age !== undefined && { age: String(age) }) };
    return new Response(null, { headers });
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: SERVER + 7 * MINUTE, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is the device clock until the server has answered', async () => {
  expect(examNow()).toBe(SERVER + 7 * MINUTE);
  serve(null);
  expect(await syncExamClock()).toBe(false);
  expect(examNow()).toBe(SERVER + 7 * MINUTE);
});

it('corrects a device clock that is wrong, to half a second, also on the next visit', async () => {
  serve(SERVER);
  expect(await syncExamClock()).toBe(true);
  expect(examNow() - SERVER).toBe(500);
  vi.resetModules();
  const next = await import('./exam-clock.ts');
  vi.setSystemTime(SERVER + 10 * MINUTE);
  expect(next.examNow() - SERVER).toBe(3 * MINUTE + 500);
});

it('counts the seconds that an answer has spent in a cache on the way', async () => {
  serve(SERVER, 90);
  await syncExamClock();
  expect(examNow() - SERVER).toBe(90_500);
});

it('is right again after the student has changed the device clock', async () => {
  serve(SERVER);
  await syncExamClock();
  vi.setSystemTime(SERVER - 60 * MINUTE);
  serve(SERVER + MINUTE);
  await syncExamClock();
  expect(examNow() - SERVER).toBe(MINUTE + 500);
});

it('keeps the last offset while there is no network or no time in the answer', async () => {
  serve(SERVER);
  await syncExamClock();
  serve(null);
  expect(await syncExamClock()).toBe(false);
  vi.stubGlobal('fetch', async () => new Response(null));
  expect(await syncExamClock()).toBe(false);
  expect(examNow() - SERVER).toBe(500);
});
