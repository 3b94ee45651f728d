import type { Day } from '@akada/domain/days/day';
import type { PlannerEntry } from '@akada/domain/planner/schemas';
import type { Setup } from '@akada/domain/setup/schemas';
import { SETUP_STEPS } from '@akada/domain/setup/setup';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button.tsx';
import { AboutStep } from './components/about-step.tsx';
import { PlanStep } from './components/plan-step.tsx';
import { RemindersStep } from './components/reminders-step.tsx';
import { StudiesStep } from './components/studies-step.tsx';

const HEADINGS = {
  about: 'Welcome to Akada',
  studies: 'What do you study?',
  reminders: 'Want reminders?',
  plan: 'Your first day',
} as const;

/** The step of a setup that is not over. */
export type OpenStep = keyof typeof HEADINGS;

const STEPS = Object.keys(HEADINGS) as OpenStep[];

interface SetupCardProps {
  setup: Setup & { step: OpenStep };
  /** The student's name. */
  name: string;
  today: Day;
  /** The suggested first day. */
  suggested: readonly PlannerEntry[];
  /** Changes the student's name. */
  rename: (name: string) => Promise<void>;
  onChange: (changed: Partial<Setup>) => void;
  /** Ends the step about reminders. */
  onReminders: (isOn: boolean) => void;
  /** Ends the setup, with what the student wants in the planner. */
  onEnd: (entries: readonly PlannerEntry[], exam: Setup['exam']) => void;
}

/** The setup of a new account, in steps of a few seconds. Each one is saved, so that it continues on any device. */
export function SetupCard(props: SetupCardProps) {
  const { setup, today, onChange } = props;
  const { step } = setup;
  const number = STEPS.indexOf(step) + 1;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  const back = () => onChange({ step: SETUP_STEPS[number - 2] ?? step });

  return (
    <section
      aria-labelledby="setup"
      className="mt-4 rounded-card border-2 border-marigold bg-surface p-[min(1.25rem,7vw)]"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm font-semibold text-marigold-ink">
          Step {number} of {STEPS.length}
        </p>
        <Button look="quiet" size="sm" onClick={() => onChange({ step: 'first_steps' })}>
          Skip setup
        </Button>
      </div>
      <h2 id="setup" ref={heading} tabIndex={-1} className="mb-4 text-xl font-bold">
        {HEADINGS[step]}
      </h2>
      {step === 'about' && (
        <AboutStep
          name={props.name}
          level={setup.level}
          rename={props.rename}
          onNext={(level) => onChange({ level, step: 'studies' })}
        />
      )}
      {step === 'studies' && (
        <StudiesStep
          setup={setup}
          today={today}
          onBack={back}
          onNext={(studies) => onChange({ ...studies, step: 'reminders' })}
        />
      )}
      {step === 'reminders' && <RemindersStep onBack={back} onNext={props.onReminders} />}
      {step === 'plan' && (
        <PlanStep
          exam={setup.exam}
          today={today}
          entries={props.suggested}
          onBack={back}
          onEnd={props.onEnd}
        />
      )}
    </section>
  );
}
