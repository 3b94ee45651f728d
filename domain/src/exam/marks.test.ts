import { describe, expect, it } from 'vitest';
import { utmeScore } from './marks.ts';

describe("the UTME's scale", () => {
  const marks = (...subjects: [string, number, number][]) =>
    subjects.map(([topic, right, count]) => ({ topic, right, count, answered: count }));

  it('gives each of four subjects up to 100', () => {
    const full = marks(
      ['Use of English', 45, 60],
      ['Physics', 30, 40],
      ['Chemistry', 10, 40],
      ['Mathematics', 40, 40],
    );
    expect(utmeScore(full)).toEqual({ total: 75 + 75 + 25 + 100, max: 400 });
  });

  it('is the same for a shorter mock', () => {
    const short = marks(
      ['Use of English', 3, 4],
      ['Physics', 1, 3],
      ['Chemistry', 0, 1],
      ['Mathematics', 2, 2],
    );
    expect(utmeScore(short)?.total).toBe(75 + 33 + 100);
  });

  it.each([
    ['of one subject', marks(['Use of English', 45, 60])],
    [
      'without Use of English',
      marks(['Biology', 1, 2], ['Physics', 1, 2], ['Chemistry', 1, 2], ['Economics', 1, 2]),
    ],
  ])('is not for a paper %s', (_, subjects) => {
    expect(utmeScore(subjects)).toBeNull();
  });
});
