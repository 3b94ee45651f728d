import { describe, expect, it } from 'vitest';
import { countQuestions, shortenPaper, utmePaper, waecPaper } from './papers.ts';

const UTME_PAPER = utmePaper(['Physics', 'Chemistry', 'Mathematics']);

describe('a paper', () => {
  it('of the UTME has 180 questions in 120 minutes, 60 of them in Use of English', () => {
    expect(countQuestions(UTME_PAPER)).toBe(180);
    expect(UTME_PAPER.minutes).toBe(120);
    expect(UTME_PAPER.sections).toEqual([
      { subject: 'Use of English', questions: 60 },
      { subject: 'Physics', questions: 40 },
      { subject: 'Chemistry', questions: 40 },
      { subject: 'Mathematics', questions: 40 },
    ]);
  });

  it.each([
    ['Mathematics', 50, 90],
    [' mathematics ', 50, 90],
    ['English Language', 80, 60],
    ['English', 80, 60],
    ['Further Maths', 40, 90],
    ['Agricultural Science', 50, 50],
    ['Economics', 50, 60],
    ['A subject of my school', 50, 60],
  ])('of WAEC in %s has %d questions in %d minutes', (subject, questions, minutes) => {
    expect(waecPaper(subject)).toEqual({ form: 'waec', sections: [{ subject, questions }], minutes });
  });

  it('keeps its form if there are enough questions', () => {
    expect(shortenPaper(UTME_PAPER, [60, 41, 500, 40])).toBe(UTME_PAPER);
  });

  it('gets shorter with fewer questions, and its time in proportion', () => {
    expect(shortenPaper(UTME_PAPER, [30, 40, 20, 0])).toEqual({
      form: 'utme',
      sections: [
        { subject: 'Use of English', questions: 30 },
        { subject: 'Physics', questions: 40 },
        { subject: 'Chemistry', questions: 20 },
      ],
      minutes: 60,
    });
  });

  it('has at least a minute for its only question, and none without questions', () => {
    expect(shortenPaper(waecPaper('Economics'), [1]).minutes).toBe(2);
    expect(shortenPaper(waecPaper('Economics'), [0])).toMatchObject({ sections: [], minutes: 0 });
  });
});
