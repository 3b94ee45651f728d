import type { FocusTarget } from '@akada/domain/focus/focus';
import type { NextStep } from '@akada/domain/home/next-step';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PlayIcon } from '@/ui/icons.ts';
import { STEP_RULE, stepReason, stepTitle } from '../next-step-text.ts';

interface NextStepCardProps {
  /** Null while unknown. */
  step: NextStep | null;
  /** The id of the task or entry for which the focus timer is set; null for none. */
  timedId: string | null;
  /** Opens the focus timer, and starts it unless it is set already. */
  onFocus: (target: FocusTarget | null) => void;
}

/** The one thing to do now: what, why and how long, and 'Start', which goes there at once. */
export function NextStepCard({ step, ...timer }: NextStepCardProps) {
  return (
    <section aria-labelledby="now" className="rounded-card bg-brand-tint p-[min(1.25rem,7vw)]">
      <h2 id="now" className="text-sm font-bold text-brand-ink">
        {step?.kind === 'task' ? 'Next Task' : 'Now'}
      </h2>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* Room for two lines of a title, so that nothing moves when the step is known. */}
        <div className="min-h-22 min-w-0 grow basis-60">
          <p className="line-clamp-2 text-2xl leading-tight font-bold wrap-anywhere">
            {step ? stepTitle(step) : 'Loading...'}
          </p>
          <p className="mt-1">{step && stepReason(step, new Date())}</p>
        </div>
        {step ? (
          <Start step={step} {...timer} />
        ) : (
          <span aria-hidden className={`${buttonClass()} invisible`}>
            <StartLabel />
          </span>
        )}
      </div>
      <details className="mt-2 text-sm text-ink-soft">
        <summary className="min-h-6 cursor-pointer font-semibold">Why this?</summary>
        <p className="mt-1">{STEP_RULE}</p>
      </details>
    </section>
  );
}

function Start({ step, timedId, onFocus }: NextStepCardProps & { step: NextStep }) {
  const name = `Start: ${stepTitle(step)}`;
  const address = addressOf(step);
  if (address) {
    return (
      <Link to={address} aria-label={name} className={buttonClass()}>
        <StartLabel />
      </Link>
    );
  }
  const target = targetOf(step);
  const isTimed = target !== null && target.id === timedId;
  return (
    <Button {...(!isTimed && { 'aria-label': name })} onClick={() => onFocus(target)}>
      {isTimed ? 'Open timer' : <StartLabel />}
    </Button>
  );
}

function StartLabel() {
  return (
    <>
      <PlayIcon aria-hidden className="size-4" /> Start
    </>
  );
}

/** The page of a step that isn't done with the focus timer. */
function addressOf(step: NextStep): string | null {
  if (step.kind === 'cards') return '/dashboard/quiz/review';
  if (step.kind === 'plan') return '/dashboard/planner';
  return step.kind === 'exam' ? `/dashboard/quiz/exam?attempt=${step.exam.id}` : null;
}

function targetOf(step: NextStep): FocusTarget | null {
  if (step.kind === 'session') return { kind: 'entry', id: step.session.id, title: step.session.title };
  if (step.kind === 'assignment') {
    return { kind: 'entry', id: step.assignment.id, title: step.assignment.title };
  }
  return step.kind === 'task' ? { kind: 'task', id: step.task.id, title: step.task.title } : null;
}
