import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Alert } from '@/ui/alert.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { runningExams } from '../running-exams.ts';

/** Leads back to the exams on this device whose time is running. */
export function UnfinishedExams({ uid }: { uid: string }) {
  const [running] = useState(() => runningExams(uid));
  return running.map(({ attempt_id, title }) => (
    <Alert key={attempt_id} look="info">
      <p>You haven't submitted “{title}” yet, and its time is running.</p>
      <Link
        to={`/dashboard/quiz/exam?attempt=${attempt_id}`}
        className={`${buttonClass('primary', 'sm')} justify-self-start`}
      >
        Continue
      </Link>
    </Alert>
  ));
}
