import type { StudyPlan } from '@akada/domain/ai/schemas';
import { longDay } from '@/lib/time.ts';
import { Badge } from '@/ui/badge.tsx';
import { Button } from '@/ui/button.tsx';
import { Checkbox } from '@/ui/checkbox.tsx';

interface PlanSessionProps {
  /** With the time that was chosen for it. */
  session: StudyPlan['sessions'][number];
  isChosen: boolean;
  isIn: boolean;
  /** Whether something else is planned at its time. */
  isBusy: boolean;
  /** Another time that is free; null where there is none. */
  freeTime: string | null;
  onToggle: () => void;
  onMove: (time: string) => void;
}

/** A session of a plan, to choose, and to move where something else is planned at its time. */
export function PlanSession(props: PlanSessionProps) {
  const { session, isChosen, isIn, isBusy, freeTime, onToggle, onMove } = props;
  const { topic, activity, date, start_time, duration } = session;
  return (
    <li className="flex items-start gap-1 rounded-2xl border border-line bg-surface py-1 pr-4 pl-1">
      <Checkbox checked={isChosen} label={`${topic}, ${longDay(date)}, ${start_time}`} onChange={onToggle} />
      <div className="wrap-anywhere grid min-w-0 grow gap-0.5 py-2">
        <p className="text-sm text-ink-soft">
          {longDay(date)}, {start_time}, {duration} min
        </p>
        <p className="font-semibold">{topic}</p>
        <p className="text-sm">{activity}</p>
        {isIn && (
          <span className="justify-self-start">
            <Badge tone="green">In your planner</Badge>
          </span>
        )}
        {!isIn && isBusy && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <Badge tone="yellow">You have plans then</Badge>
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
