import { describe, expect, test } from 'vitest';
import { after, MINUTE, START, timerOf } from './focus.model.ts';
import {
  catchUpTimer,
  DEFAULT_FOCUS,
  isRunning,
  isWaiting,
  msLeft,
  pauseTimer,
  resumeTimer,
  skipPhase,
  startFocus,
  stopTimer,
} from './focus.ts';

const started = () => startFocus(DEFAULT_FOCUS, null, 's1', START);

describe('a timer checked long after its phase ended', () => {
  test('finishes one round at its own end, and leaves the next one waiting', () => {
    const { timer, finished } = catchUpTimer(started(), 's2', after(600));
    expect(finished).toMatchObject({ id: 's1', minutes: 25, ended_at: new Date(after(25)) });
    expect(timer).toMatchObject({ phase: 'focus', round: 2, session_id: 's2', clock: { left: 25 * MINUTE } });
    expect(catchUpTimer(timerOf({ timer, finished }), 's3', after(6_000))).toEqual({ timer, finished: null });
  });

  test('is in a break that started when the round ended', () => {
    const step = catchUpTimer(started(), 's2', after(28));
    expect(step.timer?.phase).toBe('short_break');
    expect(msLeft(timerOf(step), after(28))).toBe(2 * MINUTE);
  });

  test('ignores a skip of the phase that has ended', () => {
    for (const minutes of [28, 600]) {
      expect(skipPhase(started(), 's2', after(minutes))).toEqual(
        catchUpTimer(started(), 's2', after(minutes)),
      );
    }
  });

  test('finishes the round at its own end when it is stopped', () => {
    expect(stopTimer(started(), after(600)).finished).toMatchObject({
      minutes: 25,
      ended_at: new Date(after(25)),
    });
  });
});

describe('a pause', () => {
  const standing = pauseTimer(started(), after(10));

  test('keeps the remaining time however long it lasts', () => {
    expect(isRunning(standing)).toBe(false);
    expect(isWaiting(standing)).toBe(false);
    expect(msLeft(standing, after(9_999))).toBe(15 * MINUTE);
    expect(catchUpTimer(standing, 's2', after(9_999))).toEqual({ timer: standing, finished: null });
    expect(pauseTimer(standing, after(20))).toBe(standing);
  });

  test('does not count as minutes', () => {
    const running = resumeTimer(standing, after(100));
    expect(resumeTimer(running, after(101))).toBe(running);
    expect(catchUpTimer(running, 's2', after(115) - 1).finished).toBeNull();
    expect(catchUpTimer(running, 's2', after(115)).finished).toMatchObject({
      minutes: 25,
      started_at: new Date(START),
      ended_at: new Date(after(115)),
    });
    expect(stopTimer(standing, after(100)).finished).toMatchObject({
      minutes: 10,
      ended_at: new Date(after(100)),
    });
  });

  test('never makes a session end before it began, even if the clock is set back', () => {
    const step = catchUpTimer(resumeTimer(standing, after(-60)), 's2', after(-45));
    expect(step.finished).toMatchObject({
      minutes: 25,
      started_at: new Date(after(-70)),
      ended_at: new Date(after(-45)),
    });
  });

  test('does not move the start of a round that is running, only of one that waits', () => {
    expect(resumeTimer(standing, after(100)).started_at).toBe(START);
    const waiting = timerOf(catchUpTimer(started(), 's2', after(600)));
    expect(resumeTimer(waiting, after(700))).toMatchObject({
      started_at: after(700),
      clock: { ends_at: after(725) },
    });
  });
});
