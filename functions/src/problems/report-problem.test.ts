import { PROBLEMS_AN_HOUR } from '@akada/domain/problems/problems';
import { logger } from 'firebase-functions';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deps } from '../lib/handler.ts';
import { reportProblemHandler } from './report-problem.ts';

const problem = {
  message: 'x.y is not a function',
  stack:
    'TypeError: x.y is not a function\n    at z (https://akada.example/assets/index-B1c2.js:1:20345)\n@https://akada.example/assets/index-B1c2.js:1:7',
  path: '/dashboard/vault',
  version: '1.0.0',
};

beforeEach(() => {
  vi.spyOn(logger, 'warn').mockReturnValue();
});
afterEach(() => vi.restoreAllMocks());

/** Reports a number of problems of one student, at `minute` past eight. */
async function tell(report: ReturnType<typeof reportProblemHandler>, uid: string, times: number, minute = 0) {
  const deps = { now: () => new Date(Date.UTC(2026, 2, 1, 8, minute)) } as Deps;
  for (let time = 0; time < times; time += 1) expect(await report(deps, { uid }, problem)).toEqual({});
}
const lines = () => vi.mocked(logger.warn).mock.calls.length;

test('a problem is logged as a warning with the uid of the student', async () => {
  await tell(reportProblemHandler(), 'ada', 1);

  expect(logger.warn).toHaveBeenCalledExactlyOnceWith('the app broke', {
    uid: 'ada',
    what: 'TypeError: is not a function',
    at: ['3a41f3ac:1:20345', '3a41f3ac:1:7'],
    path: '/dashboard/vault',
    version: '1.0.0',
    same: expect.stringMatching(/^[0-9a-f]{16}$/),
  });
});

test('problems above the hourly limit are not logged, and the student gets no error', async () => {
  const report = reportProblemHandler();

  await tell(report, 'ada', PROBLEMS_AN_HOUR + 5);
  await tell(report, 'ada', 5, 59);

  expect(lines()).toBe(PROBLEMS_AN_HOUR);
});

test('the limit is separate for each student and each hour', async () => {
  const report = reportProblemHandler();
  await tell(report, 'ada', PROBLEMS_AN_HOUR + 1);

  await tell(report, 'ben', 1);
  await tell(report, 'ada', 1, 60);

  expect(lines()).toBe(PROBLEMS_AN_HOUR + 2);
});
