import { FOCUS_LIMITS, type FocusLengths, type FocusTarget } from '@akada/domain/focus/focus';
import { useState } from 'react';
import { assertFieldsValid, useForm } from '@/lib/use-form.ts';
import { Button } from '@/ui/button.tsx';
import { TextField } from '@/ui/field.tsx';
import { PlayIcon } from '@/ui/icons.ts';
import { clockText, PHASE_LABELS } from '../labels.ts';
import { isValidLength } from '../persisted-timer.ts';
import { Ring } from './ring.tsx';
import { TargetLine } from './target-line.tsx';

const FIELDS = [
  { name: 'focus', label: 'Focus (minutes)' },
  { name: 'short_break', label: 'Short break (minutes)' },
  { name: 'long_break', label: 'Long break (minutes)' },
  { name: 'rounds', label: 'Rounds before a long break' },
] as const;

interface SetupProps {
  lengths: FocusLengths;
  target: FocusTarget | null;
  onRemove: () => void;
  onStart: (lengths: FocusLengths) => void;
}

/** The form that sets the lengths and starts the timer. */
export function Setup({ lengths, target, onRemove, onStart }: SetupProps) {
  const [typed, setTyped] = useState(() => mapLengths((name) => String(lengths[name])));
  const { formProps, problems, clearProblems } = useForm<keyof FocusLengths>(
    'the timer was not started',
    () => {
      assertFieldsValid(mapLengths((name) => problemOf(name, typed[name])));
      onStart(mapLengths((name) => numberOf(typed[name])));
    },
  );
  const shown = isValidLength('focus', numberOf(typed.focus)) ? numberOf(typed.focus) : lengths.focus;

  return (
    <form {...formProps} className="grid grid-cols-1 gap-5">
      <Ring left={1} isBreak={false}>
        <p className="font-semibold text-ink-soft">{PHASE_LABELS.focus}</p>
        <p className="text-[length:min(3rem,18cqi)] leading-none font-bold tabular">
          {clockText(shown * 60)}
        </p>
        <p className="h-6" />
      </Ring>
      <Button type="submit">
        <PlayIcon aria-hidden className="size-4" /> Start
      </Button>
      {target && <TargetLine target={target} onRemove={onRemove} />}
      <div className="grid grid-pairs items-end gap-4">
        {FIELDS.map(({ name, label }) => (
          <TextField
            key={name}
            type="number"
            inputMode="numeric"
            label={label}
            min={FOCUS_LIMITS[name].min}
            max={FOCUS_LIMITS[name].max}
            value={typed[name]}
            error={problems[name]}
            onChange={({ target: { value } }) => {
              setTyped({ ...typed, [name]: value });
              clearProblems(name);
            }}
          />
        ))}
      </div>
    </form>
  );
}

/** NaN for an empty field, which Number() would read as 0. */
function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

function problemOf(name: keyof FocusLengths, typed: string): string | undefined {
  const { min, max } = FOCUS_LIMITS[name];
  return isValidLength(name, numberOf(typed)) ? undefined : `Enter a whole number from ${min} to ${max}.`;
}

function mapLengths<Value>(of: (name: keyof FocusLengths) => Value): Record<keyof FocusLengths, Value> {
  return {
    focus: of('focus'),
    short_break: of('short_break'),
    long_break: of('long_break'),
    rounds: of('rounds'),
  };
}
