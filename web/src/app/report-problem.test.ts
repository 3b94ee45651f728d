import { PROBLEM_LIMITS } from '@akada/domain/problems/problems';
import { beforeEach, expect, it, vi } from 'vitest';

const { auth, call } = vi.hoisted(() => ({
  auth: { currentUser: null as { emailVerified: boolean } | null },
  call: vi.fn(),
}));
vi.mock('@/firebase/auth.ts', () => ({ auth }));
vi.mock('@/firebase/functions.ts', () => ({ call }));

/** As in a page that was just opened. */
async function opened() {
  vi.resetModules();
  return import('./report-problem.ts');
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  auth.currentUser = { emailVerified: true };
});

it('tells what broke, cut to what is taken, and where', async () => {
  const { reportProblem } = await opened();
  reportProblem(new Error('x'.repeat(PROBLEM_LIMITS.message + 1)));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const [name, problem] = call.mock.calls[0] ?? [];
  expect(name).toBe('reportProblem');
  expect(problem).toMatchObject({ message: 'x'.repeat(PROBLEM_LIMITS.message), path: location.pathname });
});

it('tells each thing once, and no more than five', async () => {
  const { reportProblem } = await opened();
  for (const what of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) {
    reportProblem(new Error(what));
    await vi.dynamicImportSettled();
  }
  expect(call.mock.calls.map(([, { message }]) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('keeps what is quoted to itself', async () => {
  const { reportProblem } = await opened();
  const error = new SyntaxError('Unexpected token, "Dear "diary",\nI..." is not $& JSON');
  error.stack = `${error.name}: ${error.message}\n    at read ("notes.js":1:2)`;
  reportProblem(error);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    message: 'Unexpected token, "…" is not $& JSON',
    stack: 'SyntaxError: Unexpected token, "…" is not $& JSON\n    at read ("notes.js":1:2)',
  });
});

it('tells what nobody caught', async () => {
  const { watchForProblems } = await opened();
  watchForProblems();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'nobody caught this' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toMatchObject({ message: 'nobody caught this' });
});

it('tells nothing of who is not signed in', async () => {
  auth.currentUser = null;
  const { reportProblem } = await opened();
  reportProblem(new Error('unknown'));
  await vi.dynamicImportSettled();
  expect(call).not.toHaveBeenCalled();
});

it('has all five left for who signs in after something broke', async () => {
  auth.currentUser = null;
  const { reportProblem } = await opened();
  for (const what of ['a', 'b', 'c', 'd', 'e']) {
    reportProblem(new Error(what));
    await vi.dynamicImportSettled();
  }
  auth.currentUser = { emailVerified: true };
  reportProblem(new Error('a'));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
});
