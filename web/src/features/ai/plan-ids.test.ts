import { expect, it } from 'vitest';
import { sessionIds } from './plan-ids.ts';

const session = { date: '2026-03-01', start_time: '09:30', duration: 30, topic: 'Cells', activity: 'Read' };
const plan = { title: 'Biology', sessions: [session, session] };

it('gives each session of a plan its own id, and the same one each time', () => {
  const ids = sessionIds(plan);
  expect(sessionIds(structuredClone(plan))).toEqual(ids);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^plan_[0-9a-f]{16}_2026-03-01_0930_[01]$/);
});

it('gives the sessions of another plan other ids', () => {
  expect(sessionIds({ ...plan, title: 'Physics' })).not.toEqual(sessionIds(plan));
});
