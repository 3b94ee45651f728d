import { Link } from 'react-router-dom';
import { PRACTICE_PATH, type PractisedText, START_AT_ONCE } from '@/lib/practice-path.ts';
import { buttonClass } from '@/ui/button.tsx';
import { GoalIcon } from '@/ui/icons.ts';

/** Leads to Practice with a result, or a part of it, as the text. */
export function PracticeLink({ text, title }: PractisedText) {
  return (
    <Link
      to={PRACTICE_PATH}
      state={{ ...START_AT_ONCE, text, title } satisfies PractisedText}
      className={buttonClass('secondary')}
    >
      <GoalIcon aria-hidden className="size-4" /> Practice
    </Link>
  );
}
