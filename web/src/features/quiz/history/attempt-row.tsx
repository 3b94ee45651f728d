import type { Attempt } from '@akada/domain/practice/schemas';
import { Link } from 'react-router-dom';
import type { Stored } from '@/firebase/documents.ts';
import { attemptPath } from '@/lib/practice-path.ts';
import { instantText } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { ExamIcon, GoalIcon } from '@/ui/icons.ts';

/** A practice or mock exam as a link to its marked questions, or to where it was left. */
export function AttemptRow({ attempt }: { attempt: Stored<Attempt> }) {
  const { id, kind, title, count, right, score, started_at, submitted_at } = attempt;
  const isExam = kind === 'exam';
  const Icon = isExam ? ExamIcon : GoalIcon;
  return (
    <Link
      to={isExam ? `/dashboard/quiz/exam?attempt=${id}` : attemptPath(id)}
      className="flex items-center gap-3 rounded-2xl border border-line bg-surface p-4 hover:bg-sunken"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-ink-soft" />
      <span className="grid min-w-0 grow">
        <span className="line-clamp-3 font-semibold wrap-anywhere">{title}</span>
        <span className="text-sm text-ink-soft">
          {isExam ? 'Mock exam' : 'Practice'} ·{' '}
          {instantText(started_at, { dateStyle: 'medium', timeStyle: 'short' })}
        </span>
      </span>
      {submitted_at ? (
        <span className="text-right">
          <span className="block font-bold tabular">{score}%</span>
          <span className="text-sm whitespace-nowrap text-ink-soft tabular">
            {right} of {count}
          </span>
        </span>
      ) : (
        <Badge tone="marigold">{isExam ? 'Not submitted' : 'Not finished'}</Badge>
      )}
    </Link>
  );
}
