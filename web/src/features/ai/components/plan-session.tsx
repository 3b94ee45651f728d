import { isOneTopic } from '@akada/domain/ai/plan-topic';
import type { StudyPlan } from '@akada/domain/ai/result-schemas';
import { longDay } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';
import { PractiseTopicLink } from '@/ui/practise-topic-link.tsx';

interface PlanSessionProps {
  /** With its new start time, if it was moved. */
  session: StudyPlan['sessions'][number];
  isChosen: boolean;
  isInPlanner: boolean;
  /** Whether something else is planned at its time. */
  isClashing: boolean;
  /** A free time on the same day; null if there is none. */
  freeTime: string | null;
  onToggle: () => void;
  onMove: (time: string) => void;
}

/** A session that can be selected, and moved to a free time if it clashes. */
export function PlanSession(props: PlanSessionProps) {
  const { session, isChosen, isInPlanner, isClashing, freeTime, onToggle, onMove } = props;
  const { topic, activity, date, start_time, duration } = session;
  return (
    <li className="flex items-start gap-1 rounded-2xl border border-line bg-surface py-1 pr-4 pl-1">
      <Checkbox
        isChoice
        checked={isChosen}
        label={`${topic}, ${longDay(date)}, ${start_time}`}
        onChange={onToggle}
      />
      <div className="wrap-anywhere grid min-w-0 grow gap-0.5 py-2">
        <p className="text-sm text-ink-soft">
          {longDay(date)}, {start_time}, {duration} min
        </p>
        <p className="font-semibold">{topic}</p>
        <p className="text-sm">{activity}</p>
        {isOneTopic(topic) && (
          <PractiseTopicLink topic={topic} of={`${topic}, ${longDay(date)}, ${start_time}`} />
        )}
        {isInPlanner && (
          <span className="justify-self-start">
            <Badge tone="green">In your planner</Badge>
          </span>
        )}
        {!isInPlanner && isClashing && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone="yellow">Clashes with your planner</Badge>
            {freeTime ? (
              <Button
                look="secondary"
                size="sm"
                aria-label={`Move ${topic}, ${longDay(date)}, to ${freeTime}`}
                onClick={() => onMove(freeTime)}
              >
                Move to {freeTime}
              </Button>
            ) : (
              <span className="text-sm text-ink-soft">No free time left that day</span>
            )}
          </div>
        )}
      </div>
    </li>
  );
}
