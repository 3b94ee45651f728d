import { describe, expect, it } from 'vitest';
import type { NextStep } from './next-step.ts';
import { timelineOf } from './timeline.ts';

const TODAY = '2026-03-05';
/** 13:00 in Lagos. */
const NOON = { today: TODAY, minute: 780, zone: 'Africa/Lagos' } as const;
const PLAN: NextStep = { kind: 'plan', minutes: 5, keepsStreak: false };
const session = (start_time: string, duration: number, completed = false) => ({
  ...{ id: `s${start_time}`, title: 'Titration', start_time, duration, completed },
});
const task = (id: string, due: string) => ({ id, title: 'Essay', due_date: new Date(due) });

/** The timeline as 'kind minute'. */
const show = (facts: Partial<Parameters<typeof timelineOf>[0]>) =>
  timelineOf({ sessions: [], tasks: [], step: PLAN, ...facts }, NOON).map(
    ({ kind, minute }) => `${kind} ${minute}`,
  );

describe('the timeline of today', () => {
  it('has the sessions that are not over, in order, and the free gaps before them', () => {
    const sessions = [session('18:00', 60), session('08:00', 60), session('14:00', 90), session('15:45', 30)];
    expect(show({ sessions })).toEqual([
      'free 780',
      'session 840',
      'session 945',
      'free 975',
      'session 1080',
    ]);
  });

  it('shows a session that is on, and no gap while it lasts', () => {
    const [item] = timelineOf({ sessions: [session('12:30', 60)], tasks: [], step: PLAN }, NOON);
    expect(item).toMatchObject({ kind: 'session', isOn: true });
    expect(show({ sessions: [session('12:30', 60), session('13:30', 60)] })).toEqual([
      'session 750',
      'session 810',
    ]);
  });

  it('shows no gap between sessions that overlap', () => {
    expect(show({ sessions: [session('13:00', 180), session('13:15', 15), session('15:30', 60)] })).toEqual([
      'session 780',
      'session 795',
      'session 930',
    ]);
  });

  it('leaves out completed sessions, whose time is free', () => {
    expect(show({ sessions: [session('14:00', 60, true), session('15:00', 60)] })).toEqual([
      'free 780',
      'session 900',
    ]);
  });

  it('shows a task only as the session that is planned for it', () => {
    const sessions = [session('18:00', 60)];
    const tasks = [{ ...task('planned', '2026-03-03T10:00:00Z'), title: 'titration ' }];
    expect(show({ sessions, tasks })).toEqual(['free 780', 'session 1080']);
    expect(show({ sessions: [session('08:00', 60)], tasks })).toEqual(['task 0']);
  });

  it('has the tasks due by the end of the student’s day, those of earlier days first', () => {
    const tasks = [
      task('earlier', '2026-03-03T10:00:00Z'),
      task('morning', '2026-03-05T08:00:00Z'),
      task('late', '2026-03-05T22:30:00Z'),
      task('tomorrow', '2026-03-05T23:30:00Z'),
    ];
    const items = timelineOf({ sessions: [], tasks, step: PLAN }, NOON);
    expect(items.map((item) => item.kind === 'task' && [item.task.id, item.isOverdue])).toEqual([
      ['earlier', true],
      ['morning', true],
      ['late', false],
    ]);
  });

  it('does not repeat what Home offers to do now, but keeps its time', () => {
    const own = session('14:00', 60);
    const due = task('essay', '2026-03-05T20:00:00Z');
    const facts = { minutes: 60, keepsStreak: false };
    const next: NextStep = { kind: 'session', session: own, isOn: false, ...facts };
    expect(show({ sessions: [own, session('15:00', 30)], step: next })).toEqual(['free 780', 'session 900']);
    expect(show({ tasks: [due], step: { kind: 'task', task: due, ...facts } })).toEqual([]);
  });
});
