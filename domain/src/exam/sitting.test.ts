import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  blankQuestions,
  hasUnsent,
  isOver,
  markSent,
  moveToAkadaClock,
  openQuestion,
  type Sitting,
  secondsLeft,
  submitSitting,
  toggleFlag,
} from './sitting.ts';

const START = Date.UTC(2026, 10, 23, 9);
const END = START + 20 * 60_000;
const SITTING: Sitting = {
  attempt_id: 'a',
  set_id: 's',
  title: 'Mock',
  count: 5,
  started_at: START,
  ends_at: END,
  submitted_at: null,
  right: null,
  answers: {},
  flagged: [],
  at: 0,
  unsent: [],
  has_unsent_state: false,
};

describe('the clock of a sitting', () => {
  it.each([
    ['at the start', START, 1_200],
    ['in its last second', END - 1, 1],
    ['at the end', END, 0],
    ['a day later', END + 86_400_000, 0],
  ])('%s shows the seconds left', (_, now, seconds) => {
    expect(secondsLeft(SITTING, now)).toBe(seconds);
    expect(isOver(SITTING, now)).toBe(seconds === 0);
  });

  it('ends an unsubmitted sitting at the end of its time, however late the app notices it', () => {
    expect(submitSitting(SITTING, 3, END + 86_400_000).submitted_at).toBe(END);
  });

  it('ends a sitting when it is submitted, once', () => {
    const submitted = submitSitting(SITTING, 3, START + 5_000);
    expect(submitted).toMatchObject({ submitted_at: START + 5_000, right: 3, has_unsent_state: true });
    expect(submitSitting(submitted, 3, START + 9_000)).toBe(submitted);
    expect(secondsLeft(submitted, START + 9_000)).toBe(0);
  });
});

describe('a sitting that began by a device clock', () => {
  const OFFSET = 86_400_000;
  const byDevice: Sitting = { ...SITTING, is_by_device_clock: true };

  it('has the same time left when it is moved to Akada’s clock', () => {
    const moved = moveToAkadaClock(byDevice, OFFSET);
    expect(moved).toMatchObject({ submitted_at: null, moved_by: OFFSET });
    expect(secondsLeft(moved, START + OFFSET + 60_000)).toBe(secondsLeft(byDevice, START + 60_000));
  });

  it('is moved with its end, if it was submitted', () => {
    const submitted = submitSitting(byDevice, 3, START + 5_000);
    expect(moveToAkadaClock(submitted, OFFSET).submitted_at).toBe(START + 5_000 + OFFSET);
  });

  it('is moved once, and another sitting never', () => {
    const moved = moveToAkadaClock(byDevice, OFFSET);
    expect(moveToAkadaClock(moved, OFFSET)).toBe(moved);
    expect(moveToAkadaClock(SITTING, OFFSET)).toBe(SITTING);
  });
});

describe('an answer', () => {
  it('stays until another one is chosen', () => {
    const once = answerQuestion(SITTING, 2, '0', START);
    const twice = answerQuestion(once, 2, '3', START);
    expect(twice).toMatchObject({ answers: { 2: '3' }, unsent: ['2'] });
    expect(SITTING.answers).toEqual({});
  });

  it('that was chosen already changes nothing', () => {
    const once = answerQuestion(SITTING, 2, '0', START);
    expect(answerQuestion(once, 2, '0', START)).toBe(once);
  });

  it.each([
    ['after the end', SITTING, 1, END],
    ['after it was submitted', submitSitting(SITTING, 3, START), 1, START],
    ['to a question that there is not', SITTING, 5, START],
  ])('is not taken %s', (_, sitting, index, now) => {
    expect(answerQuestion(sitting, index, '0', now)).toBe(sitting);
    expect(toggleFlag(sitting, index, now)).toBe(sitting);
  });

  it('leaves the other questions blank', () => {
    expect(blankQuestions(answerQuestion(SITTING, 2, '0', START))).toEqual([0, 1, 3, 4]);
  });
});

it('flags questions in their order, and takes flags away', () => {
  const flagged = [4, 0, 2].reduce((sitting, index) => toggleFlag(sitting, index, START), SITTING);
  expect(flagged).toMatchObject({ flagged: [0, 2, 4], has_unsent_state: true });
  expect(toggleFlag(flagged, 2, START).flagged).toEqual([0, 4]);
});

it.each([
  [-1, 0],
  [3, 3],
  [5, 4],
])('opens for index %d the question %d', (index, at) => {
  expect(openQuestion(SITTING, index).at).toBe(at);
});

describe('after sending', () => {
  const sent = toggleFlag(answerQuestion(answerQuestion(SITTING, 0, '1', START), 1, '1', START), 1, START);

  it('nothing is left to send', () => {
    expect(hasUnsent(sent)).toBe(true);
    expect(hasUnsent(markSent(sent, sent))).toBe(false);
  });

  it('what was changed in the meantime still has to be sent', () => {
    const later = toggleFlag(answerQuestion(answerQuestion(sent, 1, '2', START), 3, '0', START), 4, START);
    expect(markSent(later, sent)).toMatchObject({ unsent: ['1', '3'], has_unsent_state: true });
  });

  it('an end that was sent too late for that request still has to be sent', () => {
    expect(markSent(submitSitting(sent, 3, START), sent)).toMatchObject({
      unsent: [],
      has_unsent_state: true,
    });
  });
});
