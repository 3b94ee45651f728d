/** Missions: daily and weekly goals for actions that earn points, computed from the active days of the last week. */

import { LAB_TIME } from '../ai/tools.ts';
import type { Day } from '../days/day.ts';
import { weeklyGoal } from '../home/home.ts';
import { quantity } from '../text/plural.ts';
import { ACTIONS, type PointsAction } from './actions.ts';
import { GOAL_DAY_POINTS } from './points.ts';
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
const REVIEWS_A_WEEK = 5;
const PRACTICES_A_WEEK = 3;

/** No daily goal exceeds the daily cap of its action. */
const DAILY: readonly Goal[] = [
  { action: 'task_completed', label: `Complete ${quantity(TASKS_A_DAY, 'task')}`, goal: TASKS_A_DAY },
  { action: 'cards_reviewed', label: 'Review your cards', goal: 1 },
  { action: 'practice_done', label: 'Practise with 10 questions', goal: 1 },
  { action: 'journal_entry', label: 'Write in your journal', goal: 1 },
  { action: 'ai_tool', label: 'Use an AI tool', goal: 1 },
  { action: 'ai_lab_time', label: `Use AI Lab for ${quantity(LAB_TIME.minutes, 'minute')}`, goal: 1 },
];

const WEEKLY: readonly Goal[] = [
  { action: 'task_completed', label: `Complete ${quantity(TASKS_A_WEEK, 'task')}`, goal: TASKS_A_WEEK },
  {
    action: 'cards_reviewed',
    label: `Review your cards ${quantity(REVIEWS_A_WEEK, 'time')}`,
    goal: REVIEWS_A_WEEK,
  },
  {
    action: 'practice_done',
    label: `Practise with 10 questions ${quantity(PRACTICES_A_WEEK, 'time')}`,
    goal: PRACTICES_A_WEEK,
  },
  {
    action: 'journal_entry',
    label: `Write in your journal on ${quantity(ENTRIES_A_WEEK, 'day')}`,
    goal: ENTRIES_A_WEEK,
  },
  { action: 'ai_tool', label: `Use AI tools ${quantity(TOOLS_A_WEEK, 'time')}`, goal: TOOLS_A_WEEK },
];

export interface Mission {
  /** `goal_day` counts days with enough points and earns none itself. */
  action: PointsAction | 'goal_day';
  label: string;
  /** Progress towards the goal, at most `goal`. */
  done: number;
  goal: number;
  /** The reward in words. */
  reward: string;
}

export interface Missions {
  /** All points earned today. */
  pointsToday: number;
  daily: Mission[];
  /** The missions of the last 7 days. */
  weekly: Mission[];
}

/**
 * The missions with their progress.
 *
 * @param days the active days of the last 7 days, including today, in any order
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
