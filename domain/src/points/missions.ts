/** Missions: daily and weekly goals made of what earns points, worked out from the active days of the last week. */

import { LAB_TIME } from '../ai/lab-time.ts';
import type { Day } from '../days/day.ts';
import { weeklyGoal } from '../home/home.ts';
import { quantity } from '../text/plural.ts';
import { ACTIONS, GOAL_DAY_POINTS, type PointsAction } from './points.ts';
import type { UserStreak } from './schemas.ts';

interface Goal {
  action: PointsAction;
  label: string;
  /** How often the action counts towards the goal. */
  goal: number;
}

const TASKS_A_DAY = 3;
const TASKS_A_WEEK = 15;
const ENTRIES_A_WEEK = 5;
const TOOLS_A_WEEK = 5;

/** No daily goal is higher than the number of times that a day pays for it. */
const DAILY: readonly Goal[] = [
  { action: 'task_completed', label: `Complete ${quantity(TASKS_A_DAY, 'task')}`, goal: TASKS_A_DAY },
  { action: 'journal_entry', label: 'Write in your journal', goal: 1 },
  { action: 'ai_tool', label: 'Use an AI tool', goal: 1 },
  { action: 'ai_lab_time', label: `Use AI Lab for ${quantity(LAB_TIME.minutes, 'minute')}`, goal: 1 },
];

const WEEKLY: readonly Goal[] = [
  { action: 'task_completed', label: `Complete ${quantity(TASKS_A_WEEK, 'task')}`, goal: TASKS_A_WEEK },
  {
    action: 'journal_entry',
    label: `Write in your journal on ${quantity(ENTRIES_A_WEEK, 'day')}`,
    goal: ENTRIES_A_WEEK,
  },
  { action: 'ai_tool', label: `Use AI tools ${quantity(TOOLS_A_WEEK, 'time')}`, goal: TOOLS_A_WEEK },
];

export interface Mission {
  /** `goal_day` counts days with enough points and pays nothing of its own. */
  action: PointsAction | 'goal_day';
  label: string;
  /** How much of the goal is done, at most all of it. */
  done: number;
  goal: number;
  /** What the student gets for it, in words. */
  reward: string;
}

export interface Missions {
  /** Earned today, by missions or otherwise. */
  pointsToday: number;
  daily: Mission[];
  /** Of the last 7 days. */
  weekly: Mission[];
}

/**
 * The missions and how far each has come.
 *
 * @param days the active days of the last 7 days, today included, in any order
 */
export function missionsOf(
  days: readonly Pick<UserStreak, 'activity_date' | 'points_earned' | 'counts'>[],
  today: Day,
): Missions {
  const todays = days.filter(({ activity_date }) => activity_date === today);
  const { days: goalDays, of } = weeklyGoal(days);
  return {
    pointsToday: todays[0]?.points_earned ?? 0,
    daily: DAILY.map((goal) => missionOf(goal, todays)),
    weekly: [
      {
        action: 'goal_day',
        label: `Earn ${GOAL_DAY_POINTS} points every day`,
        done: goalDays,
        goal: of,
        reward: 'Completes your weekly goal',
      },
      ...WEEKLY.map((goal) => missionOf(goal, days)),
    ],
  };
}

function missionOf({ action, label, goal }: Goal, days: readonly Pick<UserStreak, 'counts'>[]): Mission {
  const count = days.reduce((total, { counts }) => total + (counts[action] ?? 0), 0);
  const points = quantity(ACTIONS[action].points, 'point');
  return { action, label, done: Math.min(goal, count), goal, reward: goal > 1 ? `${points} each` : points };
}
