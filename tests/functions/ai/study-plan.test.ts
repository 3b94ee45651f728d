import type { ToolInput } from '@akada/domain/ai/generate-schemas';
import { AI_MESSAGES } from '@akada/domain/ai/messages';
import { studyPlanSchema } from '@akada/domain/ai/result-schemas';
import { addDays } from '@akada/domain/days/day';
import { collectionPaths } from '@akada/domain/documents/paths';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOW } from '../../support/backend.ts';
import { lagosDay } from '../../support/lagos.ts';
import { type FakeModel, startFakeModel } from './fake-model.ts';
import { countUses, createStudent, db, generate } from './lab.ts';

/** Study plans, which are checked against the student's planner. */

const TODAY = lagosDay(NOW);
const TOMORROW = addDays(TODAY, 1);
const EXAM = addDays(TODAY, 2);

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());
beforeEach(() => {
  model.calls.length = 0;
});

const input = (): ToolInput<'planner'> => ({
  ...{ tool: 'planner', request_id: crypto.randomUUID(), prompt: 'Cells' },
  ...{ first_day: TODAY, exam_date: EXAM, hours_a_day: 2 },
});
const session = (date: string, start_time: string) => ({
  ...{ date, start_time, duration: 60, topic: 'Cells', activity: 'Read' },
});
const addEntry = (uid: string, entry: Pick<PlannerEntry, 'date' | 'start_time' | 'duration'>) =>
  db.collection(collectionPaths.planner(uid)).add({
    ...{ title: 'Lecture', category: 'study', priority: 'medium', completed: false, ...entry },
  } satisfies PlannerEntry);

test('has no session over an entry of the planner, in the past, or on the day of the exam', async () => {
  const uid = await createStudent();
  await addEntry(uid, { date: TOMORROW, start_time: '16:30', duration: 90 });
  model.next([
    JSON.stringify({
      title: 'Cells',
      sessions: [session(TODAY, '00:30'), session(TOMORROW, '17:00'), session(EXAM, '08:00')],
    }),
  ]);

  const { output } = await generate(model, uid, input());

  const { sessions } = studyPlanSchema.parse(JSON.parse(output?.result ?? ''));
  expect(sessions.length).toBeGreaterThanOrEqual(2);
  expect(sessions.map(({ date }) => date)).not.toContain(EXAM);
  for (const { date, start_time, duration } of sessions) {
    if (date === TODAY) expect(start_time > '00:30').toBe(true);
    if (date !== TOMORROW) continue;
    const [hours = 0, minutes = 0] = start_time.split(':').map(Number);
    const start = hours * 60 + minutes;
    expect(start + duration <= 16.5 * 60 || start >= 18 * 60).toBe(true);
  }
  const [call] = model.calls;
  expect(call?.body.systemInstruction.parts[0]?.text).toContain(`Option: busy=${TOMORROW} 16:30 90`);
});

test('is not asked for when no time is left, and the use is returned without counting as one', async () => {
  const uid = await createStudent();
  await addEntry(uid, { date: addDays(TODAY, -1), start_time: '23:00', duration: 1_440 });
  for (const date of [TODAY, TOMORROW]) await addEntry(uid, { date, start_time: '00:00', duration: 1_440 });

  const { error } = await generate(model, uid, input());

  expect(error).toMatchObject({ code: 'invalid-argument', message: AI_MESSAGES.noStudyTime });
  expect(model.calls).toEqual([]);
  expect(await countUses(uid)).toMatchObject({ count: 0, returned: 1, rows: 0 });
});
