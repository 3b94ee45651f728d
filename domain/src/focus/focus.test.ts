import { describe, expect, test } from 'vitest';
import { after, MINUTE, START, timerOf } from './focus.model.ts';
import {
  catchUpTimer,
  DEFAULT_FOCUS,
  type FocusLengths,
  type FocusTarget,
  isRunning,
  isWaiting,
  msLeft,
  resumeTimer,
  skipPhase,
  startFocus,
  stopTimer,
} from './focus.ts';

const TARGET: FocusTarget = { kind: 'entry', id: 'e1', title: 'Revise photosynthesis' };
const started = (lengths = DEFAULT_FOCUS, at = START) => startFocus(lengths, TARGET, 's1', at);

describe('a round of focus', () => {
  test('starts with its full time', () => {
    const timer = started();
    expect(timer).toMatchObject({ phase: 'focus', round: 1, session_id: 's1', target: TARGET });
    expect(msLeft(timer, START)).toBe(25 * MINUTE);
    expect(msLeft(timer, after(24))).toBe(MINUTE);
    expect([isRunning(timer), isWaiting(timer)]).toEqual([true, false]);
  });

  test('runs until its last millisecond', () => {
    const timer = started();
    expect(catchUpTimer(timer, 's2', after(25) - 1)).toEqual({ timer, finished: null });
  });

  test('is followed by its break, and its minutes are finished under its id', () => {
    const step = catchUpTimer(started(), 's2', after(25));
    expect(step.finished).toEqual({
      id: 's1',
      minutes: 25,
      started_at: new Date(START),
      ended_at: new Date(after(25)),
      target: TARGET,
    });
    expect(step.timer).toMatchObject({ phase: 'short_break', round: 1, target: TARGET });
    expect(msLeft(timerOf(step), after(25))).toBe(5 * MINUTE);
  });

  test('never has less than zero time left', () => {
    expect(msLeft(started(), after(300))).toBe(0);
  });
});

describe('a break', () => {
  const onBreak = timerOf(catchUpTimer(started(), 's2', after(25)));

  test('is followed by the next round, which waits', () => {
    const { timer, finished } = catchUpTimer(onBreak, 's2', after(30));
    expect(finished).toBeNull();
    expect(timer).toMatchObject({ phase: 'focus', round: 2, session_id: 's2', target: TARGET });
    expect(timer && [isRunning(timer), isWaiting(timer), msLeft(timer, after(99))]).toEqual([
      false,
      true,
      25 * MINUTE,
    ]);
  });

  test('is a long one after the last round, and the next set starts', () => {
    let timer = started();
    let now = START;
    const phases: string[] = [];
    for (let phase = 0; phase < 8; phase += 1) {
      phases.push(`${timer.phase} ${timer.round}`);
      if (isWaiting(timer)) timer = resumeTimer(timer, now);
      now += msLeft(timer, now);
      timer = timerOf(catchUpTimer(timer, `s${phase}`, now));
    }
    expect(phases).toEqual([
      'focus 1',
      'short_break 1',
      'focus 2',
      'short_break 2',
      'focus 3',
      'short_break 3',
      'focus 4',
      'long_break 4',
    ]);
    expect(timer).toMatchObject({ phase: 'focus', round: 1 });
    expect(now - START).toBe((4 * 25 + 3 * 5 + 15) * MINUTE);
  });

  test('finishes nothing when it is skipped or the timer is stopped', () => {
    const skip = skipPhase(onBreak, 's2', after(26));
    expect(skip).toMatchObject({ timer: { phase: 'focus', round: 2 }, finished: null });
    expect(isWaiting(timerOf(skip))).toBe(true);
    expect(stopTimer(onBreak, after(26))).toEqual({ timer: null, finished: null });
  });
});

describe('a round that is cut short', () => {
  test.each([
    ['skipped', (at: number) => skipPhase(started(), 's2', at)],
    ['stopped', (at: number) => stopTimer(started(), at)],
  ])('counts its whole minutes when %s, and nothing below one minute', (_, cut) => {
    expect(cut(after(1) - 1).finished).toBeNull();
    expect(cut(after(1)).finished).toMatchObject({ id: 's1', minutes: 1, ended_at: new Date(after(1)) });
    expect(cut(after(13) - 1).finished?.minutes).toBe(12);
  });

  test('is followed by a full break when skipped', () => {
    const step = skipPhase(started(), 's2', after(3));
    expect(step.timer).toMatchObject({ phase: 'short_break', clock: { ends_at: after(8) } });
  });

  test('leaves no timer when stopped', () => expect(stopTimer(started(), after(3)).timer).toBeNull());
});

test('every phase has the length that the student chose', () => {
  const lengths: FocusLengths = { focus: 50, short_break: 10, long_break: 30, rounds: 2 };
  const first = catchUpTimer(started(lengths), 's2', after(50));
  expect([first.finished?.minutes, msLeft(timerOf(first), after(50))]).toEqual([50, 10 * MINUTE]);
  const second = resumeTimer(timerOf(catchUpTimer(timerOf(first), 's2', after(60))), after(60));
  const long = catchUpTimer(second, 's3', after(110));
  expect([long.timer?.phase, msLeft(timerOf(long), after(110))]).toEqual(['long_break', 30 * MINUTE]);
});
