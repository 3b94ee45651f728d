import { PROBLEM_LIMITS } from '@akada/domain/problems/problems';
import { beforeEach, expect, it, vi } from 'vitest';

const { auth, call } = vi.hoisted(() => ({
  auth: { currentUser: null as { emailVerified: boolean } | null },
  call: vi.fn(),
}));
vi.mock('@/firebase/auth.ts', () => ({ auth }));
vi.mock('@/firebase/functions.ts', () => ({ call }));

/** Loads the module as a fresh page does. */
async function opened() {
  vi.resetModules();
  return import('./report-problem.ts');
}

beforeEach(() => {
  call.mockReset().mockResolvedValue({});
  auth.currentUser = { emailVerified: true };
});

it('reports the error, cut to the limits, with its path', async () => {
  const { reportProblem } = await opened();
  reportProblem(new Error('x'.repeat(PROBLEM_LIMITS.message + 1)));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  const [name, problem] = call.mock.calls[0] ?? [];
  expect(name).toBe('reportProblem');
  expect(problem).toMatchObject({ message: 'x'.repeat(PROBLEM_LIMITS.message), path: location.pathname });
});

it('reports each message once, and at most five', async () => {
  const { reportProblem } = await opened();
  for (const what of ['a', 'a', 'b', 'c', 'd', 'e', 'f']) {
    reportProblem(new Error(what));
    await vi.dynamicImportSettled();
  }
  expect(call.mock.calls.map(([, { message }]) => message)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

it('redacts quoted text', async () => {
  const { reportProblem } = await opened();
  const error = new SyntaxError('Unexpected token, "Secret "diary",\nI..." is not $& JSON');
  error.stack = `${error.name}: ${error.message}\n    at read ("notes.js":1:2)`;
  reportProblem(error);
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toMatchObject({
    message: 'Unexpected token, "…" is not $& JSON',
    stack: 'SyntaxError: Unexpected token, "…" is not $& JSON\n    at read ("notes.js":1:2)',
  });
});

it('reports uncaught errors', async () => {
  const { watchForProblems } = await opened();
  watchForProblems();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'not caught' }));
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  expect(call.mock.calls[0]?.[1]).toMatchObject({ message: 'not caught' });
});

it('reports nothing for visitors', async () => {
  auth.currentUser = null;
  const { reportProblem } = await opened();
  reportProblem(new Error('unknown'));
  await vi.dynamicImportSettled();
  expect(call).not.toHaveBeenCalled();
});

it('still has all five reports after an error before sign-in', async () => {
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
