import type { Day } from '@akada/domain/days/day';
import { formatDuration } from '@akada/domain/planner/planner';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Setup } from '@akada/domain/setup/schemas';
import { useState } from 'react';
import { longDay } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';
import { CheckboxRow } from '@/ui/checkbox-row.tsx';
import { MAIN_BUTTON_CLASS } from './step-buttons.tsx';

interface PlanStepProps {
  exam: Setup['exam'];
  today: Day;
  /** The suggested sessions, all on one day. */
  entries: readonly PlannerEntry[];
  onBack: () => void;
  /** Ends the setup, with what the student wants in the planner. */
  onEnd: (entries: readonly PlannerEntry[], exam: Setup['exam']) => void;
}

/** Offers a first day, of which the student can leave things out. */
export function PlanStep({ exam, today, entries, onBack, onEnd }: PlanStepProps) {
  const [isExamOut, setIsExamOut] = useState(false);
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = entries.filter(({ start_time }) => !left.includes(start_time));
  const chosenExam = isExamOut ? null : exam;
  const day = entries[0]?.date === today ? 'today' : 'tomorrow';
  return (
    <div className="grid gap-4">
      <p>Here is a plan for {day}. Untick what you don't want; you can change the rest in the planner.</p>
      <ul className="grid gap-1">
        {entries.map(({ title, start_time, duration }) => (
          <li key={start_time}>
            <CheckboxRow
              label={title}
              about={`${start_time} · ${formatDuration(duration)}`}
              checked={!left.includes(start_time)}
              onChange={(checked) =>
                setLeft(checked ? left.filter((other) => other !== start_time) : [...left, start_time])
              }
            />
          </li>
        ))}
        {exam && (
          <li>
            <CheckboxRow
              label={exam.title}
              about={`Deadline · ${longDay(exam.day)}`}
              checked={!isExamOut}
              onChange={(checked) => setIsExamOut(!checked)}
            />
          </li>
        )}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={chosen.length === 0 && !chosenExam}
          className={MAIN_BUTTON_CLASS}
          onClick={() => onEnd(chosen, chosenExam)}
        >
          Add to my planner
        </Button>
        <Button look="secondary" onClick={() => onEnd([], null)}>
          No plan
        </Button>
        <Button look="quiet" onClick={onBack}>
          Back
        </Button>
      </div>
    </div>
  );
}
