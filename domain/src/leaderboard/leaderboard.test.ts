import { describe, expect, test } from 'vitest';
import { newUserPoints } from '../points/points.ts';
import type { UserPoints } from '../points/schemas.ts';
import {
  BOARD_LIMITS,
  boardRow,
  boardScore,
  liveStreakDays,
  RANK_FIELDS,
  RANK_TYPES,
  type RankType,
  rankedRows,
  withRanks,
} from './leaderboard.ts';
import { boardQueries, onBoardsQuery, studentsAheadQuery } from './queries.ts';
import { leaderboardRowSchema } from './schemas.ts';

const TODAY = '2026-03-01';
const YESTERDAY = '2026-02-28';
const NOON = new Date('2026-03-01T11:00:00Z');
const points = (fields: Partial<UserPoints>): UserPoints => ({
  ...newUserPoints('Ada', new Date('2026-01-01T08:00:00.000Z')),
  ...fields,
});
const student = (uid: string, fields: Partial<UserPoints>) => ({ uid, points: points(fields) });
const ranksOf = (values: number[]) =>
  withRanks(
    values.map((value) => ({ value })),
    ({ value }) => value,
  ).map(({ rank_position }) => rank_position);

describe('withRanks', () => {
  test.each([
    ['no students', [], []],
    ['one student', [7], [1]],
    ['different values one after the other', [9, 7, 3], [1, 2, 3]],
    ['two who lead together 1, 1, and the next 3', [9, 9, 3], [1, 1, 3]],
    ['a tie in the middle 2, 2, and the next 4', [9, 7, 7, 3], [1, 2, 2, 4]],
    ['all alike 1', [5, 5, 5], [1, 1, 1]],
  ])('ranks %s', (_, values, ranks) => expect(ranksOf(values)).toEqual(ranks));

  test('keeps the other fields of a row', () => {
    expect(withRanks([{ name: 'Ada', value: 3 }], ({ value }) => value)).toEqual([
      { name: 'Ada', value: 3, rank_position: 1 },
    ]);
  });
});

test('a streak counts on a board until the day after its last active day, also across the end of a month', () => {
  expect(liveStreakDays(TODAY)).toEqual([TODAY, YESTERDAY]);
});

describe('boardScore', () => {
  test.each([
    ['all-time', 'what was ever earned, not the wallet', { points_earned: 40, total_points: 5 }, 40],
    ['all-time', 'nothing without points', {}, 0],
    ['weekly', "today's streak", { current_streak: 7, last_activity_date: TODAY }, 7],
    ['weekly', "yesterday's streak", { current_streak: 7, last_activity_date: YESTERDAY }, 7],
    ['weekly', 'nothing for a lapsed streak', { current_streak: 7, last_activity_date: '2026-02-27' }, 0],
    ['weekly', 'nothing before any activity', { current_streak: 7, last_activity_date: null }, 0],
    ['daily', "today's tools", { tools_used_today: 3, tools_day: TODAY }, 3],
    ['daily', "nothing for yesterday's tools", { tools_used_today: 3, tools_day: YESTERDAY }, 0],
    ['daily', 'nothing before any tool', { tools_used_today: 3, tools_day: null }, 0],
  ] as const)('on the %s board is %s', (rankType, _, fields, score) => {
    expect(boardScore(rankType, points(fields), NOON)).toBe(score);
  });
});

describe('a student far from Lagos', () => {
  const MORNING = new Date('2026-03-01T10:30:00Z');

  test.each([
    ['Pacific/Kiritimati', '2026-03-02', 3],
    ['Pacific/Kiritimati', '2026-03-01', 0],
    ['Etc/GMT+12', '2026-02-28', 3],
    ['Etc/GMT+12', '2026-03-01', 0],
  ])(
    'in %s scores on the daily board by their own day: tools of %s count as %i',
    (zone, tools_day, score) => {
      expect(boardScore('daily', points({ zone, tools_day, tools_used_today: 3 }), MORNING)).toBe(score);
    },
  );

  test('keeps the streak on the board over a day skipped by a change of zone', () => {
    const moved = { zone: 'Africa/Lagos', skipped_days: [YESTERDAY], last_activity_date: '2026-02-27' };
    expect(boardScore('weekly', points({ ...moved, current_streak: 7 }), NOON)).toBe(7);
  });
});

describe('boardRow', () => {
  test('shows the points ever earned and the figures of today', () => {
    const fields = { points_earned: 40, total_points: 5, current_streak: 7, last_activity_date: YESTERDAY };
    const row = boardRow('ada', points({ ...fields, tools_used_today: 3, tools_day: TODAY }), TODAY);

    expect(leaderboardRowSchema.parse({ ...row, rank_position: 1 })).toEqual({
      ...{ user_id: 'ada', username: 'Ada', profile_image_url: null, rank_position: 1 },
      ...{ total_points: 40, current_streak: 7, tools_used_today: 3 },
    });
  });

  test("shows a lapsed streak and yesterday's tools as 0", () => {
    const lapsed = { current_streak: 7, last_activity_date: '2026-02-27' };
    const row = boardRow('ada', points({ ...lapsed, tools_used_today: 3, tools_day: YESTERDAY }), TODAY);

    expect(row).toMatchObject({ current_streak: 0, tools_used_today: 0 });
  });

  test('shows a student without a name as Anonymous', () => {
    expect(boardRow('ada', points({ name: '' }), TODAY).username).toBe('Anonymous');
  });
});

describe('rankedRows', () => {
  const order = (students: ReturnType<typeof student>[]) =>
    rankedRows('all-time', students, NOON).map((row) => [row.user_id, row.rank_position]);

  test('sorts by score, then by name and id; equal scores share a rank', () => {
    const students = [
      student('b', { points_earned: 10, name: 'Zoe' }),
      student('c', { points_earned: 10, name: 'Bola' }),
      student('d', { points_earned: 10, name: 'Bola' }),
      student('a', { points_earned: 5, name: 'Ada' }),
      student('e', { points_earned: 20, name: 'Zoe' }),
    ];
    // biome-ignore format: a table
    const expected = [['e', 1], ['c', 2], ['d', 2], ['b', 2], ['a', 5]];

    expect(order(students)).toEqual(expected);
    expect(order(students.toReversed())).toEqual(expected);
  });

  test.each(RANK_TYPES)('leaves out students with a score of 0 on the %s board', (rankType) => {
    const students = [student('a', {}), student('b', { current_streak: 3, tools_used_today: 3 })];

    expect(rankedRows(rankType, students, NOON)).toEqual([]);
  });

  test('has at most 50 rows', () => {
    const students = Array.from({ length: 60 }, (_, index) => student(`s${index}`, { points_earned: 5 }));

    expect(rankedRows('all-time', students, NOON)).toHaveLength(BOARD_LIMITS.rows);
  });
});

describe('the queries of the boards', () => {
  test.each(RANK_TYPES)(
    'ask for the 50 who head the %s board, and count who is ahead in the same order',
    (type) => {
      const boards = boardQueries(type, TODAY);
      const ahead = studentsAheadQuery(type, TODAY, 12);

      for (const board of boards) {
        expect(board).toMatchObject({ orderBy: [[RANK_FIELDS[type], 'desc']], limit: 50 });
        expect(board.where).toContainEqual(['on_boards', '==', true]);
      }
      expect(ahead).toMatchObject({ collection: 'user_points', orderBy: [[RANK_FIELDS[type], 'desc']] });
      expect(ahead.where).toContainEqual(['on_boards', '==', true]);
      expect(ahead.where.at(-1)).toEqual([RANK_FIELDS[type], '>=', 13]);
    },
  );

  test('cover each day that is today somewhere on Earth, and for streaks also the day before', () => {
    const daysOf = (type: RankType) => boardQueries(type, TODAY).map(({ where }) => where[1]?.[2]);
    expect(daysOf('all-time')).toEqual([undefined]);
    expect(daysOf('daily')).toEqual([['2026-02-28'], ['2026-03-01'], ['2026-03-02']]);
    expect(daysOf('weekly')).toEqual([['2026-02-27'], ['2026-02-28'], ['2026-03-01'], ['2026-03-02']]);
    expect(studentsAheadQuery('daily', TODAY, 1).where).toContainEqual(['tools_day', 'in', [TODAY]]);
    expect(studentsAheadQuery('weekly', TODAY, 1).where).toContainEqual([
      'last_activity_date',
      'in',
      [TODAY, YESTERDAY],
    ]);
  });

  test('include only students who are on the boards', () => {
    expect(onBoardsQuery()).toEqual({
      collection: 'user_points',
      where: [['on_boards', '==', true]],
      orderBy: [],
    });
  });
});
