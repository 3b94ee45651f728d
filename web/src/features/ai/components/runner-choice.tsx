import type { Plan } from '@akada/domain/account/account';
import { useId } from 'react';
import { AiIcon, OnThisDeviceIcon } from '@/ui/icons.ts';
import { SegmentedRadios } from '@/ui/segmented-radios.tsx';
import type { UsesToday } from '../api/use-uses-left.ts';
import type { Runner } from '../runner.ts';
import { EngineBadge } from './engine-badge.tsx';
import { UsesLeft } from './uses-left.tsx';

const OPTIONS = [
  { id: 'device', label: 'On this device', icon: OnThisDeviceIcon },
  { id: 'ai', label: 'AI', icon: AiIcon },
] as const;

interface RunnerFactsProps {
  runner: Runner;
  plan: Plan | null;
  uses: UsesToday | undefined;
}

interface RunnerChoiceProps extends RunnerFactsProps {
  onChoose: (runner: Runner) => void;
}

/** The choice of what runs a tool, and what it costs. */
export function RunnerChoice({ onChoose, ...facts }: RunnerChoiceProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Where to run this tool</legend>
      <SegmentedRadios
        name={`${id}-runner`}
        options={OPTIONS}
        value={facts.runner}
        onChange={onChoose}
        className="grid-cols-2 sm:w-80"
        describedBy={`${id}-facts`}
      />
      <div id={`${id}-facts`}>
        <RunnerFacts {...facts} />
      </div>
    </fieldset>
  );
}

/** What the device costs, or the model that answers and the uses left today. */
export function RunnerFacts({ runner, plan, uses }: RunnerFactsProps) {
  if (runner === 'device') {
    return <p className="text-sm text-ink-soft">Free and unlimited. Uses no data, works offline.</p>;
  }
  return (
    <p className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1">
      <EngineBadge />
      <UsesLeft plan={plan} uses={uses} />
    </p>
  );
}
