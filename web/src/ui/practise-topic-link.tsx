import { Link } from 'react-router-dom';
import { practicePathOfTopic } from '@/lib/practice-path.ts';
import { GoalIcon } from './icons.ts';

interface PractiseTopicLinkProps {
  topic: string;
  /** Tells it apart from other links with the same topic, for screen readers. */
  of: string;
}

/** Leads to Practice with the student's own material about a topic. */
export function PractiseTopicLink({ topic, of }: PractiseTopicLinkProps) {
  return (
    <Link
      to={practicePathOfTopic(topic)}
      aria-label={`Practise this topic: ${of}`}
      className="inline-flex min-h-8 items-center gap-1.5 justify-self-start text-sm font-semibold text-brand-ink underline underline-offset-4"
    >
      <GoalIcon aria-hidden className="size-4 shrink-0" /> Practise this topic
    </Link>
  );
}
