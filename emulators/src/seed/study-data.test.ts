import { DEFAULT_SETTINGS } from '@akada/domain/account/settings';
import { deviceChatSchema, deviceResultSchema } from '@akada/domain/ai/device-results-schemas';
import { cramSheetSchema } from '@akada/domain/ai/result-schemas';
import { addDays } from '@akada/domain/days/day';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { focusByDay } from '@akada/domain/focus/minutes';
import { focusMonthSchema, focusSessionSchema } from '@akada/domain/focus/schemas';
import { type NudgeKind, nudgeStatus, nudgeTime } from '@akada/domain/nudges/nudges';
import { nudgeStateSchema } from '@akada/domain/nudges/schemas';
import { taskSchema } from '@akada/domain/planner/schemas';
import { describe, expect, test } from 'vitest';
import { lagosDay } from './days.ts';
import { demoDeviceResults } from './device-results-data.ts';
import { demoFocusMonths, demoFocusSessions } from './focus-data.ts';
import { demoJournal } from './journal-data.ts';
import { demoNudges } from './nudges-data.ts';
import { demoTasks, FOCUSED_TASK } from './planner-data.ts';
import { reviewTime } from './review-history.ts';

/** An ordinary afternoon, the start of a year, and 1 March of a leap year. */
const TIMES = ['2026-03-05T14:30:00Z', '2026-01-01T00:00:00Z', '2028-03-01T23:59:59.999Z'];

describe.each(TIMES)('the demo student, seeded at %s,', (time) => {
  const now = new Date(time);
  const today = lagosDay(now);
  const sessions = [...demoFocusSessions(now).values()];
  const months = [...demoFocusMonths(now).values()];
  const nudges = demoNudges(now);

  test('has documents that match their schemas', () => {
    for (const session of sessions) focusSessionSchema.parse(session);
    for (const month of months) focusMonthSchema.parse(month);
    for (const nudge of nudges) nudgeStateSchema.parse(nudge);
    for (const task of demoTasks(now).values()) taskSchema.parse(task);
  });

  test('has focus sessions in the six days before today, each as long as its minutes', () => {
    for (const { day, minutes, started_at, ended_at } of sessions) {
      expect(day < today && day > addDays(today, -7)).toBe(true);
      expect([lagosDay(started_at), lagosDay(ended_at)]).toEqual([day, day]);
      expect(ended_at.getTime() - started_at.getTime()).toBe(minutes * 60_000);
    }
    const starts = sessions.map(({ started_at }) => started_at.getTime());
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  test('has focus months that add up the sessions, and name the last session of each month', () => {
    const ids = [...demoFocusSessions(now)];
    const minutesOf = (day: string) =>
      sessions.filter((session) => session.day === day).reduce((sum, { minutes }) => sum + minutes, 0);
    expect(focusByDay(months)).toEqual(new Map(sessions.map(({ day }) => [day, minutesOf(day)])));
    for (const [id, { month, last_session_id }] of demoFocusMonths(now)) {
      expect(month).toBe(id);
      expect(last_session_id).toBe(ids.findLast(([, { day }]) => day.startsWith(month))?.[0]);
    }
  });

  test('has a task with the minutes of its focus sessions', () => {
    const bound = sessions.filter(({ task_id }) => task_id === FOCUSED_TASK);
    const task = demoTasks(now).get(FOCUSED_TASK);
    expect(bound.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(task?.focus_minutes);
    expect(new Set(bound.map(({ title }) => title))).toEqual(new Set([task?.title]));
  });

  test('has nudges on the two days before today, no more a day than the settings allow', () => {
    const days = nudges.map(({ day }) => day);
    expect(new Set(days)).toEqual(new Set([addDays(today, -1), addDays(today, -2)]));
    for (const day of days) {
      const { max_a_day } = DEFAULT_SETTINGS.nudges;
      expect(days.filter((other) => other === day).length).toBeLessThanOrEqual(max_a_day);
    }
    expect(new Set(nudges.map(({ day, kind }) => `${day}_${kind}`)).size).toBe(nudges.length);
    for (const { day, updated_at } of nudges) expect(lagosDay(updated_at)).toBe(day);
  });

  test('has completed, dismissed and missed nudges', () => {
    const statuses = nudges.map((nudge) => nudgeStatus(nudge, null, nudgeTime(now, DEFAULT_ZONE)));
    expect(new Set(statuses)).toEqual(new Set(['done', 'dismissed', 'missed']));
  });

  test('did what the completed nudges asked for, on the day of the nudge', () => {
    const dayOf = (kind: NudgeKind) => nudges.find((nudge) => nudge.kind === kind)?.day;
    const written = [...demoJournal(now).values()].map(({ entry_date }) => entry_date);
    expect(written).toContain(dayOf('journal_not_written'));
    expect(dayOf('cards_due')).toBe(lagosDay(reviewTime(now)));
  });

  test('has a cram sheet, a solved problem and a conversation from the device, which can be read', () => {
    const results = [...demoDeviceResults(now).values()].map((result) => deviceResultSchema.parse(result));
    const textOf = (tool: string) => results.find((result) => result.tool === tool)?.result ?? '';
    expect(results.map(({ tool }) => tool)).toEqual(['cram', 'solver', 'chat']);
    expect(cramSheetSchema.parse(JSON.parse(textOf('cram'))).sections).toHaveLength(2);
    expect(deviceChatSchema.parse(JSON.parse(textOf('chat'))).turns).toHaveLength(2);
    for (const { updated_at } of results) expect(updated_at < now).toBe(true);
  });
});
