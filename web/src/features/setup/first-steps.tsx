import { FIRST_STEPS, type FirstStep } from '@akada/domain/setup/setup';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, IconButton } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { CheckIcon, CloseIcon } from '@/ui/icons.ts';

/** The addresses that the steps lead to. */
interface Places {
  planner: string;
  journal: string;
  deck: string;
  note: string;
}

interface FirstStepsProps {
  finished: readonly FirstStep[];
  /** Whether the sample deck and note exist. */
  hasSamples: boolean;
  places: Places;
  onAddSamples: () => void;
  onDeleteSamples: () => void;
  onClose: () => void;
}

/** What to do first in Akada. The steps tick themselves. */
export function FirstSteps({
  finished,
  hasSamples,
  places,
  onAddSamples,
  onDeleteSamples,
  onClose,
}: FirstStepsProps) {
  const rows: Record<FirstStep, ReactNode> = {
    plan: <StepLink to={places.planner}>Complete a session or task</StepLink>,
    cards: hasSamples ? (
      <StepLink to={places.deck}>Review the sample deck</StepLink>
    ) : (
      <button type="button" className={STEP_CLASS} onClick={onAddSamples}>
        Try a sample deck and note
      </button>
    ),
    journal: <StepLink to={places.journal}>Write in your journal</StepLink>,
  };
  const isAll = finished.length === FIRST_STEPS.length;
  return (
    <Card className="p-[min(1.25rem,7vw)]">
      <section aria-labelledby="first-steps">
        <div className="flex items-center justify-between gap-4">
          <h2 id="first-steps" className="font-bold">
            First steps
          </h2>
          <p role="status" className="ml-auto text-sm text-ink-soft">
            {finished.length} of {FIRST_STEPS.length} done
          </p>
          {!isAll && (
            <IconButton label="Hide first steps" onClick={onClose}>
              <CloseIcon aria-hidden className="size-4.5" />
            </IconButton>
          )}
        </div>
        <ol>
          {FIRST_STEPS.map((step) => (
            <li key={step} className="flex items-center gap-3">
              <Tick isDone={finished.includes(step)} />
              {finished.includes(step) && <span className="sr-only">Done:</span>}
              {rows[step]}
            </li>
          ))}
        </ol>
        {hasSamples && (
          <p className="mt-2 flex flex-wrap items-center gap-x-4 text-sm">
            <Link to={places.note} className="min-h-6 font-semibold text-brand-ink underline">
              Sample note
            </Link>
            <Button look="danger" size="sm" onClick={onDeleteSamples}>
              Delete the samples
            </Button>
          </p>
        )}
        {isAll && (
          <Button className="mt-3" onClick={onClose}>
            All done
          </Button>
        )}
      </section>
    </Card>
  );
}

const STEP_CLASS =
  'min-h-11 grow py-2 text-left font-semibold text-brand-ink underline underline-offset-4 wrap-anywhere';

function StepLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={STEP_CLASS}>
      {children}
    </Link>
  );
}

function Tick({ isDone }: { isDone: boolean }) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-6 shrink-0 place-items-center rounded-full border-2',
        isDone ? 'border-brand bg-brand text-on-brand' : 'border-line-strong',
      )}
    >
      {isDone && <CheckIcon strokeWidth={3} className="size-3.5" />}
    </span>
  );
}
