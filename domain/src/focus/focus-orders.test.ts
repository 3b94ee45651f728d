import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MINUTE, START } from './focus.model.ts';
import {
  catchUpTimer,
  type EndedFocus,
  FOCUS_LIMITS,
  type FocusLengths,
  type FocusStep,
  type FocusTimer,
  pauseTimer,
  resumeTimer,
  skipPhase,
  startFocus,
  stopTimer,
} from './focus.ts';

const lengthsOf = fc.record({
  focus: fc.integer(FOCUS_LIMITS.focus),
  short_break: fc.integer(FOCUS_LIMITS.short_break),
  long_break: fc.integer(FOCUS_LIMITS.long_break),
  rounds: fc.integer(FOCUS_LIMITS.rounds),
});
const moves = fc.array(
  fc.tuple(
    fc.constantFrom('go', 'go', 'look', 'look', 'pause', 'skip', 'stop'),
    fc.oneof(fc.nat({ max: 90 * MINUTE }), fc.nat({ max: 2_000 })),
  ),
  { maxLength: 60, size: 'max' },
);

function stepOf(
  move: string,
  timer: FocusTimer | null,
  lengths: FocusLengths,
  nextId: string,
  now: number,
): FocusStep {
  if (!timer) return { timer: move === 'go' ? startFocus(lengths, null, nextId, now) : null, finished: null };
  if (move === 'go') return { timer: resumeTimer(timer, now), finished: null };
  if (move === 'pause') return { timer: pauseTimer(timer, now), finished: null };
  if (move === 'skip') return skipPhase(timer, nextId, now);
  return move === 'stop' ? stopTimer(timer, now) : catchUpTimer(timer, nextId, now);
}

/** All sessions finished by these actions, each after some milliseconds. */
function finishedBy(lengths: FocusLengths, taken: readonly (readonly [string, number])[]) {
  const finished: EndedFocus[] = [];
  let timer: FocusTimer | null = null;
  let now = START;
  let ids = 0;
  for (const [move, wait] of taken) {
    now += wait;
    ids += 1;
    const step = stepOf(move, timer, lengths, `s${ids}`, now);
    timer = step.timer;
    if (step.finished) finished.push(step.finished);
  }
  return { finished, now };
}

test('finishes each focus once, with no more minutes than have passed, in any order of actions', () => {
  let several = 0;
  fc.assert(
    fc.property(lengthsOf, moves, (lengths, taken) => {
      const { finished, now } = finishedBy(lengths, taken);
      expect(new Set(finished.map(({ id }) => id)).size).toBe(finished.length);
      let free = START;
      for (const { minutes, started_at, ended_at } of finished) {
        expect(minutes).toBeGreaterThanOrEqual(1);
        expect(minutes).toBeLessThanOrEqual(lengths.focus);
        // Sessions do not overlap and none exceeds its own time, so their sum is within the time passed.
        expect(started_at.getTime()).toBeGreaterThanOrEqual(free);
        expect(ended_at.getTime() - started_at.getTime()).toBeGreaterThanOrEqual(minutes * MINUTE);
        free = ended_at.getTime();
      }
      expect(free).toBeLessThanOrEqual(now);
      const sum = finished.reduce((total, { minutes }) => total + minutes, 0);
      expect(sum * MINUTE).toBeLessThanOrEqual(now - START);
      if (finished.length > 2) several += 1;
    }),
    { seed: 20_260_301, numRuns: 1_000 },
  );
  // Guards against runs that finish nothing.
  expect(several).toBeGreaterThan(100);
});
