import { useEffect } from 'react';
import { endClosedExams } from './end-exam.ts';

/** How often the app looks whether the time of an exam is up that the student has left. */
const CHECK_MS = 30_000;

/** Ends the exams whose time is up while their page isn't open, and sends what is unsent. Renders nothing. */
export function ClosedExams({ uid }: { uid: string }) {
  useEffect(() => {
    const end = () => void endClosedExams(uid);
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
