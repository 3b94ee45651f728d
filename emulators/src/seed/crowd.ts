import { addDays, minuteOfDay } from '@akada/domain/days/day';
import { MS_PER_DAY } from '@akada/domain/days/durations';
import { DEFAULT_ZONE } from '@akada/domain/days/zone';
import { badgesAfter, newUserPoints } from '@akada/domain/points/points';
import type { UserPoints } from '@akada/domain/points/schemas';
import { lagosDay, startOfLagosDay } from './days.ts';
import { randomFrom } from './random.ts';

/** First names from many parts of Nigeria. The boards show a first name and an initial. */
const FIRST_NAMES = [
  ...['Adaeze', 'Abubakar', 'Adebayo', 'Aisha', 'Akpan', 'Amarachi', 'Aminu', 'Ayomide', 'Bilkisu', 'Binta'],
  ...['Blessing', 'Bolanle', 'Bukola', 'Chiamaka', 'Chidera', 'Chinedu', 'Chioma', 'Damilola', 'Danjuma'],
  ...['David', 'Deborah', 'Ebere', 'Efe', 'Ekaette', 'Emeka', 'Esther', 'Fatima', 'Femi', 'Folake', 'Funmi'],
  ...['Garba', 'Grace', 'Habiba', 'Hadiza', 'Halima', 'Hauwa', 'Ibrahim', 'Idris', 'Ifeanyi', 'Ifeoma'],
  ...['Ikenna', 'Joy', 'Kabiru', 'Kehinde', 'Kelechi', 'Khadija', 'Kunle', 'Lami', 'Maryam', 'Musa', 'Ndidi'],
  ...['Ngozi', 'Nkechi', 'Nnamdi', 'Obinna', 'Oghenekaro', 'Olamide', 'Osagie', 'Rukayat', 'Sade', 'Sani'],
  ...[
    'Segun',
    'Simisola',
    'Taiwo',
    'Temitope',
    'Tunde',
    'Uche',
    'Umar',
    'Victor',
    'Yetunde',
    'Yusuf',
    'Zara',
  ],
];
const INITIALS = 'ABDEFGIJKLMNOSTUWY';

const MOST_POINTS = 3_900;
/** Each student's points as a share of the points of the one before. */
const FALL = 0.945;
const OFF_BOARDS_EVERY = 17;
const MINUTE = 60_000;

/**
 * The points of the students who fill the boards, by uid; always the same for the same day. They cannot sign in, so
 * they have no ledger, account or planner.
 */
export function crowd(now: Date): Map<string, UserPoints> {
  const random = randomFrom(20_260_301);
  const names = FIRST_NAMES.map((name) => ({ name, place: random() })).sort((a, b) => a.place - b.place);
  return new Map(
    names.map(({ name }, index) => {
      const number = String(index + 1).padStart(2, '0');
      return [`demo-crowd-${number}`, member(`${name} ${pick(random, INITIALS)}.`, index, random, now)];
    }),
  );
}

function member(name: string, index: number, random: () => number, now: Date): UserPoints {
  const upTo = (max: number) => Math.floor(random() * max);
  const today = lagosDay(now);
  const points = Math.max(5, 5 * Math.round((MOST_POINTS * FALL ** index * (0.95 + 0.1 * random())) / 5));
  // Three in ten have been away for some days; of the others, two in three were active today.
  const daysAgo = random() < 0.3 ? 2 + upTo(20) : upTo(3) === 0 ? 1 : 0;
  const last_activity_date = addDays(today, -daysAgo);
  const current = Math.min(1 + upTo(random() < 0.2 ? 40 : 14), 1 + Math.floor(points / 10));
  const tasks = Math.floor((points * (0.2 + 0.4 * random())) / 5);
  const longest = Math.min(current + upTo(9), 1 + Math.floor(points / 10));
  const usesTools = points >= 100 && random() < 0.6;
  const updated_at = lastSeen(daysAgo, upTo(16 * 60), now);
  const streak = { current_streak: current, longest_streak: Math.max(current, longest), last_activity_date };
  return {
    ...newUserPoints(name, new Date(startOfLagosDay(today).getTime() - (40 + upTo(60)) * MS_PER_DAY)),
    ...streak,
    total_points: points,
    points_earned: points,
    tasks_completed: tasks,
    badges: badgesAfter(
      random() < 0.4 ? ['early_bird'] : [],
      { ...streak, tasks_completed: tasks },
      minuteOfDay(updated_at, DEFAULT_ZONE),
    ),
    tools_used_today: usesTools ? 1 + upTo(7) : 0,
    tools_day: usesTools ? last_activity_date : null,
    on_boards: (index + 1) % OFF_BOARDS_EVERY !== 0,
    updated_at,
  };
}

function lastSeen(daysAgo: number, minutes: number, now: Date): Date {
  const start = startOfLagosDay(addDays(lagosDay(now), -daysAgo)).getTime();
  return new Date(Math.min(start + minutes * MINUTE, now.getTime()));
}

function pick(random: () => number, letters: string): string {
  return letters[Math.floor(random() * letters.length)] ?? '';
}
