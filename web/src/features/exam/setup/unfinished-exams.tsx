import { runningExamsQuery } from '@akada/domain/exam/queries';
import type { Attempt } from '@akada/domain/practice/schemas';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLiveQuery } from '@/firebase/live.ts';
import { Alert } from '@/ui/alert.tsx';
import { buttonClass } from '@/ui/button.tsx';
import { examNow } from '../exam-clock.ts';
import { persistedExams } from '../persisted-exams.ts';
import { runningExams } from '../running-exams.ts';

/** Leads back to the exams whose time is running, on this device or begun on another one. */
export function UnfinishedExams({ uid }: { uid: string }) {
  const [own] = useState(() => runningExams(uid).map(({ attempt_id, title }) => ({ id: attempt_id, title })));
  const [known] = useState(() => persistedExams(uid));
  const [query] = useState(() => runningExamsQuery(uid, new Date(examNow())));
  const stored = useLiveQuery<Attempt>(query);
  // What this device knows of its own exams is newer.
  const others = (stored.status === 'ready' ? stored.data : []).filter(
    ({ id, kind, submitted_at }) => kind === 'exam' && submitted_at === null && !known.includes(id),
  );
  return [...own, ...others].map(({ id, title }) => (
    <Alert key={id} look="info">
      <p>You haven't submitted “{title}” yet, and its time is running.</p>
      <Link
        to={`/dashboard/quiz/exam?attempt=${id}`}
        className={`${buttonClass('primary', 'sm')} justify-self-start`}
      >
        Continue
      </Link>
    </Alert>
  ));
}
