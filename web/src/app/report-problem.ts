import { PROBLEM_LIMITS } from '@akada/domain/problems/problems';
import type { Problem } from '@akada/domain/problems/schemas';
import { auth } from '@/firebase/auth.ts';

/** Reports for each page load: an error that repeats says nothing new. */
const MAX_REPORTS = 5;
const reported = new Set<string>();

/** Reports an error to the server's log, for signed-in students only and once for each message. */
export function reportProblem(error: unknown): void {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const redacted = withoutQuotes(message);
  // Most browsers begin the stack with the message, which may have several lines.
  const [first = '', ...calls] = stack.replace(message, () => redacted).split('\n');
  void send({
    message: redacted.slice(0, PROBLEM_LIMITS.message),
    stack: [withoutQuotes(first), ...calls].join('\n').slice(0, PROBLEM_LIMITS.stack),
    path: location.pathname.slice(0, PROBLEM_LIMITS.path),
    version: (import.meta.env.VITE_VERSION ?? '').slice(0, PROBLEM_LIMITS.version),
  });
}

/** Reports uncaught errors from now on. */
export function watchForProblems(): void {
  // Events without an error come from the browser, such as ResizeObserver warnings, or from scripts of other origins.
  addEventListener('error', ({ error }) => error && reportProblem(error));
  addEventListener('unhandledrejection', ({ reason }) => reportProblem(reason));
}

/**
 * Removes everything from the first quotation mark to the last: it may be the student's text, as in a JSON parse error.
 */
function withoutQuotes(text: string): string {
  return text.replace(/".*"/su, '"…"');
}

async function send(problem: Problem): Promise<void> {
  try {
    if (!auth.currentUser?.emailVerified) return;
    if (reported.has(problem.message) || reported.size >= MAX_REPORTS) return;
    reported.add(problem.message);
    const { call } = await import('@/firebase/functions.ts');
    await call('reportProblem', problem);
  } catch (error) {
    console.warn('a problem could not be reported', error);
  }
}
