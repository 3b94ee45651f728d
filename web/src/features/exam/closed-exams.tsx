import { useEffect } from 'react';
import { toast } from '@/ui/toast.tsx';
import { endClosedExams } from './end-exam.ts';

/** How often the app looks whether the time of an exam is up that the student has left. */
const CHECK_MS = 30_000;

async function endAndTell(uid: string): Promise<void> {
  for (const title of await endClosedExams(uid)) {
    toast.info(`Time ran out, so “${title}” was submitted. See your marks in Quiz, under History.`);
  }
}

/**
 * Ends the exams whose time is up while their page isn't open, says so, and sends what is unsent. Renders nothing.
 */
export function ClosedExams({ uid }: { uid: string }) {
  useEffect(() => {
    const end = () => void endAndTell(uid);
    end();
    const timer = setInterval(end, CHECK_MS);
    addEventListener('online', end);
    return () => {
      clearInterval(timer);
      removeEventListener('online', end);
    };
  }, [uid]);
  return null;
}
