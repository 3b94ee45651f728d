import { NUDGE_LIMITS } from '@akada/domain/nudges/nudges';
import type { NudgeAction } from '@akada/domain/nudges/todays-nudges';
import { useState } from 'react';
import { clockTime } from '@/lib/time.ts';
import { Button } from '@/ui/button.tsx';

interface SnoozeProps {
  now: Date;
  /** The nudge's name, for screen readers. */
  name: string;
  onAction: (action: NudgeAction, said: string) => void;
}

/** Snoozes a nudge for a chosen time. */
export function Snooze({ now, name, onAction }: SnoozeProps) {
  const [isOpen, setIsOpen] = useState(false);

  function snooze(minutes: number) {
    const until = new Date(now.getTime() + minutes * 60_000);
    setIsOpen(false);
    onAction({ type: 'snooze', until }, `Snoozed until ${clockTime(until)}: ${name}`);
  }

  return (
    <>
      <Button
        look="secondary"
        size="sm"
        aria-expanded={isOpen}
        aria-label={`Snooze: ${name}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        Snooze
      </Button>
      {isOpen && (
        <fieldset className="order-last flex basis-full flex-wrap items-center gap-2">
          <legend className="float-left py-1.5 text-sm text-ink-soft">For</legend>
          {NUDGE_LIMITS.snoozeMinutes.map((minutes) => (
            <Button key={minutes} look="secondary" size="sm" onClick={() => snooze(minutes)}>
              {durationLabel(minutes)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}

const MINUTES = new Intl.NumberFormat('en', { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const HOURS = new Intl.NumberFormat('en', { style: 'unit', unit: 'hour', unitDisplay: 'long' });

/** '30 minutes', '1 hour' */
function durationLabel(minutes: number): string {
  return minutes < 60 ? MINUTES.format(minutes) : HOURS.format(minutes / 60);
}
