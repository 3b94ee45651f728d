import { FULL_NAME_MAX } from '@akada/domain/account/account';
import { fullNameSchema } from '@akada/domain/account/schemas';
import { LEVEL_FACTS, LEVELS, type Level } from '@akada/domain/setup/setup';
import { useState } from 'react';
import { authMessage } from '@/firebase/auth-errors.ts';
import { parseForm } from '@/lib/parse-form.ts';
import { formText, useForm } from '@/lib/use-form.ts';
import { Alert } from '@/ui/alert.tsx';
import { Choice } from '@/ui/choice.tsx';
import { TextField } from '@/ui/field.tsx';
import { StepButtons } from './step-buttons.tsx';

interface AboutStepProps {
  name: string;
  level: Level | null;
  /** Changes the student's name. */
  rename: (name: string) => Promise<void>;
  onNext: (level: Level | null) => void;
}

/** Asks for the name and the level. */
export function AboutStep({ name, level, rename, onNext }: AboutStepProps) {
  const [chosen, setChosen] = useState(level);
  const { formProps, busy, error, problems } = useForm<'name'>('the name was not changed', async (form) => {
    const typed = parseForm(fullNameSchema, formText(form, 'name').trim(), 'name');
    if (typed !== name) await rename(typed);
    onNext(chosen);
  });
  return (
    <form {...formProps} className="grid gap-5">
      <TextField
        label="Your name"
        name="name"
        autoComplete="name"
        defaultValue={name}
        maxLength={FULL_NAME_MAX}
        error={problems.name}
      />
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">What are you studying for?</legend>
        <div className="flex flex-wrap gap-2">
          {LEVELS.map((id) => (
            <Choice
              key={id}
              type="radio"
              name="level"
              label={LEVEL_FACTS[id].label}
              checked={chosen === id}
              onChange={() => setChosen(id)}
            />
          ))}
        </div>
      </fieldset>
      {error !== null && (
        <Alert look="destructive">
          {authMessage(error, "Your name couldn't be changed. Please try again.")}
        </Alert>
      )}
      <StepButtons busy={busy} />
    </form>
  );
}
