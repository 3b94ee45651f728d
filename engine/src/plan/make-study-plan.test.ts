import { expect, test } from 'vitest';
import { makeStudyPlan, type StudyPlanRequest } from './make-study-plan.ts';

const request = (given: Partial<StudyPlanRequest>): StudyPlanRequest => ({
  topics: 'Sets\nSurds\nVectors',
  today: '2026-03-02',
  now: '09:00',
  firstDay: '2026-03-02',
  examDay: '2026-03-30',
  hoursADay: 2,
  ...given,
});
const planOf = (given: Partial<StudyPlanRequest>) => {
  const result = makeStudyPlan(request(given));
  if (result.isEmpty) throw new Error(result.reason);
  return result;
};

test('plans the last days before the exam for past questions and mixed review', () => {
  const { plan } = planOf({});
  const last = plan.sessions.filter(({ date }) => date >= '2026-03-27');
  expect(last.map(({ date }) => date)).toContain('2026-03-29');
  expect(last.filter(({ topic }) => topic === 'All topics').length).toBeGreaterThanOrEqual(6);
  expect(last.some(({ activity }) => activity.startsWith('Learn'))).toBe(false);
});

test('plans only a last look on the exam day, which ends an hour before the exam', () => {
  const { plan } = planOf({ examTime: '14:00' });
  const onExamDay = plan.sessions.filter(({ date }) => date === '2026-03-30');
  expect(onExamDay.map(({ activity }) => activity.split(':')[0])).toEqual(['Last look']);
});

test("names topics that don't fit, and covers marked topics first", () => {
  const topics = 'Sets\nSurds\nVectors\nMatrices\nLogarithms (important)';
  const { plan, notes, uncovered } = planOf({ topics, examDay: '2026-03-03', hoursADay: 1 });
  expect(plan.sessions[0]?.topic).toBe('Logarithms');
  expect(uncovered).toEqual(['Vectors', 'Matrices']);
  expect(notes[0]).toContain('leaves out: Vectors; Matrices');
});

test('joins neighbours in a very long list so that each topic gets a session', () => {
  const topics = Array.from(
    { length: 60 },
    (_, index) => `Theme ${String.fromCharCode(97 + (index % 26))}${index}`,
  );
  const { plan, uncovered, notes } = planOf({
    topics: topics.join('\n'),
    examDay: '2026-05-30',
    hoursADay: 3,
  });
  expect(uncovered).toEqual([]);
  for (const topic of topics)
    expect(plan.sessions.some((session) => session.topic.includes(topic))).toBe(true);
  expect(notes).toContain('Some topics share a session because there are so many.');
});

test.each([
  ['there are no topics', { topics: ' - \n' }, /List at least one topic/],
  ['the exam is over', { examDay: '2026-03-01' }, /has passed/],
  ['the exam is today at an unknown time', { examDay: '2026-03-02' }, /Add the time of your exam/],
  ['each day is a rest day', { restDays: [0, 1, 2, 3, 4, 5, 6] }, /no free time/],
  ['only some minutes are free', { hours: { from: '10:00', to: '10:15' } }, /20 minutes or more/],
])('gives a reason if %s', (_, given, reason) => {
  const result = makeStudyPlan(request(given));
  expect(result.isEmpty && result.reason).toMatch(reason);
});
