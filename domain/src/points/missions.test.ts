import { expect, test } from 'vitest';
import { ACTIONS, type PointsAction } from './actions.ts';
import { missionsOf } from './missions.ts';

const TODAY = '2026-03-10';
const day = (
  activity_date: string,
  points_earned: number,
  counts: Partial<Record<PointsAction, number>>,
) => ({
  activity_date,
  points_earned,
  counts,
});
const progress = (missions: ReturnType<typeof missionsOf>['daily']) =>
  missions.map(({ label, done, goal, reward }) => `${label}: ${done} of ${goal}, ${reward}`);

test('no mission has progress on a day without activity, whatever happened yesterday', () => {
  const { pointsToday, daily } = missionsOf([day('2026-03-09', 45, { ai_tool: 3 })], TODAY);
  expect(pointsToday).toBe(0);
  expect(progress(daily)).toEqual([
    'Complete 3 tasks: 0 of 3, 5 points each',
    'Review your cards: 0 of 1, 10 points',
    'Practise with 10 questions: 0 of 1, 10 points',
    'Write in your journal: 0 of 1, 10 points',
    'Use an AI tool: 0 of 1, 15 points',
    'Use AI Lab for 5 minutes: 0 of 1, 5 points',
  ]);
});

test('actions of today count, up to the goal', () => {
  const { pointsToday, daily } = missionsOf(
    [day(TODAY, 75, { task_completed: 2, ai_tool: 4, ai_lab_time: 1, cards_reviewed: 2 })],
    TODAY,
  );
  expect(pointsToday).toBe(75);
  expect(daily.map(({ done }) => done)).toEqual([2, 1, 0, 0, 1, 1]);
});

test('weekly missions count goal days and the actions of all days', () => {
  const { weekly } = missionsOf(
    [
      day(TODAY, 25, { journal_entry: 1, ai_tool: 1 }),
      day('2026-03-09', 19, { task_completed: 2, cards_reviewed: 2 }),
      day('2026-03-08', 20, { journal_entry: 1, task_completed: 2, cards_reviewed: 1 }),
    ],
    TODAY,
  );
  expect(progress(weekly)).toEqual([
    'Earn 20 points every day: 2 of 7, Completes your weekly goal',
    'Complete 15 tasks: 4 of 15, 5 points each',
    'Review your cards 5 times: 3 of 5, 10 points each',
    'Practise with 10 questions 3 times: 0 of 3, 10 points each',
    'Write in your journal on 5 days: 2 of 5, 10 points each',
    'Use AI tools 5 times: 1 of 5, 15 points each',
  ]);
});

test('every daily goal can be reached within the daily caps', () => {
  const { daily } = missionsOf([], TODAY);
  for (const { action, goal } of daily) {
    expect(goal).toBeLessThanOrEqual(ACTIONS[action as PointsAction].perDay);
  }
});
