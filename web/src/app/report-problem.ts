import { PROBLEM_LIMITS } from '@akada/domain/problems';
import type { Problem } from '@akada/domain/schemas/problems';

/** Problems of one page's life that are told: one that breaks again and again says nothing new. */
const MOST = 5;
const told = new Set<string>();

/** Tells the server's log that the app broke; only of who is signed in, and each thing once. */
export function reportProblem(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  if (told.has(message) || told.size >= MOST) return;
  told.add(message);
  void send({
    message: message.slice(0, PROBLEM_LIMITS.message),
    stack: stack.slice(0, PROBLEM_LIMITS.stack),
    path: location.pathname.slice(0, PROBLEM_LIMITS.path),
    version: (import.meta.env.VITE_VERSION ?? '').slice(0, PROBLEM_LIMITS.version),
  });
}

/** Has what nobody caught reported from now on. */
export function watchForProblems(): void {
  addEventListener('error', ({ error, message }) => reportProblem(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));
}

async function send(problem: Problem): Promise<void> {
  try {
    const { auth } = await import('@/firebase/auth.ts');
    if (!auth.currentUser?.emailVerified) return;
    const { call } = await import('@/firebase/functions.ts');
    await call('reportProblem', problem);
  } catch (error) {
    console.warn('a problem could not be reported', error);
  }
}
