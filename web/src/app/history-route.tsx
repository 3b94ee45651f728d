import { useEffect } from 'react';
import { endClosedExams } from '@/features/exam/end-exam.ts';
import { HistoryPage } from '@/features/quiz/history/history-page.tsx';
import { useStudent } from '@/firebase/auth-session.tsx';

/** The history of practices and mock exams. Exams whose time was up while the app was closed are marked first. */
export function HistoryRoute() {
  const { uid } = useStudent();
  useEffect(() => {
    void endClosedExams(uid);
  }, [uid]);
  return <HistoryPage />;
}
