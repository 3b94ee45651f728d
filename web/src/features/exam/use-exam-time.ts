import { type Sitting, secondsLeft } from '@akada/domain/exam/sitting';
import { useEffect, useReducer } from 'react';
import { endIfOver } from './end-exam.ts';
import { examNow } from './exam-clock.ts';
import type { ExamQuestions } from './read-questions.ts';
import { syncExamTime } from './sync-exam-time.ts';

/** A second that takes this much longer or shorter: the clock was changed, or the device slept. */
const JUMP_MS = 5_000;

/**
 * The seconds left of an exam, updated every second while the page is visible. When the time is up, the exam is ended.
 */
export function useExamTime(uid: string, sitting: Sitting, exam: ExamQuestions): number {
  const { attempt_id, ends_at } = sitting;
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let last = Date.now();
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      if (Math.abs(now - last) > JUMP_MS) void syncExamTime(uid).then(rerender);
      last = now;
      rerender();
      const left = ends_at - examNow();
      if (left <= 0) void endIfOver(uid, attempt_id, exam).then(rerender);
      // Timed to the next full second, so that delays do not add up.
      timer = setTimeout(tick, left > 0 ? left % 1_000 || 1_000 : 1_000);
    };
    const sync = () => {
      if (!document.hidden) void syncExamTime(uid).then(tick);
    };
    sync();
    tick();
    document.addEventListener('visibilitychange', sync);
    addEventListener('online', sync);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', sync);
      removeEventListener('online', sync);
    };
  }, [uid, attempt_id, ends_at, exam]);
  return secondsLeft(sitting, examNow());
}
