import { PROBLEM_LIMITS } from '@akada/domain/problems/problems';
import type { Problem } from '@akada/domain/problems/schemas';
import { auth } from '@/firebase/auth.ts';

/** Problems of one page's life that are told: one that breaks again and again says nothing new. */
const MOST = 5;
const told = new Set<string>();

/** Tells the server's log that the app broke; only of who is signed in, and each thing once. */
export function reportProblem(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const said = withoutQuotes(message);
  // Most browsers begin the stack with the message, which may have several lines.
  const [first = '', ...calls] = stack.replace(message, () => said).split('\n');
  void send({
    message: said.slice(0, PROBLEM_LIMITS.message),
    stack: [withoutQuotes(first), ...calls].join('\n').slice(0, PROBLEM_LIMITS.stack),
    path: location.pathname.slice(0, PROBLEM_LIMITS.path),
    version: (import.meta.env.VITE_VERSION ?? '').slice(0, PROBLEM_LIMITS.version),
  });
}

/** Has what nobody caught reported from now on. */
export function watchForProblems(): void {
  // Without an error it is the browser's own word, of a layout that took two rounds or of somebody else's script.
  addEventListener('error', ({ error }) => error && reportProblem(error));
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));
}

/** From the first quotation mark to the last: what stands there, like a text that could not be read, may be the student's. */
function withoutQuotes(words: string): string {
  return words.replace(/".*"/su, '"…"');
}

async function send(problem: Problem): Promise<void> {
  try {
    if (!auth.currentUser?.emailVerified) return;
    if (told.has(problem.message) || told.size >= MOST) return;
    told.add(problem.message);
    const { call } = await import('@/firebase/functions.ts');
    await call('reportProblem', problem);
  } catch (error) {
    console.warn('a problem could not be reported', error);
  }
}
