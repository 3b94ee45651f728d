import type { FocusTarget } from '@akada/domain/focus/focus';
import type { NextStep } from '@akada/domain/home/next-step';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '@/ui/button.tsx';
import { PlayIcon } from '@/ui/icons.ts';
import { Tile } from '@/ui/tile.tsx';
import { STEP_RULE, stepReason, stepTitle } from '../next-step-text.ts';

interface NextStepTileProps {
  /** Null while unknown. */
  step: NextStep | null;
  /** Opens the focus timer. */
  onFocus: (target: FocusTarget | null) => void;
  className?: string;
}

/** The one thing to do now: what, why and how long, and 'Start', which goes there at once. */
export function NextStepTile({ step, onFocus, className }: NextStepTileProps) {
  return (
    <Tile title="What to do now" icon={PlayIcon} {...(className && { className })}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* Room for two lines of a title, so that nothing moves when the step is known. */}
        <div className="min-h-21 min-w-0 grow basis-60">
          <p className="line-clamp-2 text-xl font-bold wrap-anywhere">
            {step ? stepTitle(step) : 'Loading...'}
          </p>
          <p className="mt-1 text-ink-soft">{step && stepReason(step, new Date())}</p>
        </div>
        {step ? (
          <Start step={step} onFocus={onFocus} />
        ) : (
          <span aria-hidden className={`${buttonClass()} invisible`}>
            <StartLabel />
          </span>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-soft">{STEP_RULE}</p>
    </Tile>
  );
}

function Start({ step, onFocus }: { step: NextStep; onFocus: NextStepTileProps['onFocus'] }) {
  const name = `Start: ${stepTitle(step)}`;
  const address = addressOf(step);
  if (address) {
    return (
      <Link to={address} aria-label={name} className={buttonClass()}>
        <StartLabel />
      </Link>
    );
  }
  return (
    <Button aria-label={name} onClick={() => onFocus(targetOf(step))}>
      <StartLabel />
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
  return step.kind === 'exam' ? `/dashboard/quiz/exam?attempt=${step.exam.id}` : null;
}

function targetOf(step: NextStep): FocusTarget | null {
  if (step.kind === 'session') return { kind: 'entry', id: step.session.id, title: step.session.title };
  if (step.kind === 'assignment') {
    return { kind: 'entry', id: step.assignment.id, title: step.assignment.title };
  }
  return step.kind === 'task' ? { kind: 'task', id: step.task.id, title: step.task.title } : null;
}
