import type { Day } from '@akada/domain/days/day';
import { examSchema, type Setup, subjectsSchema } from '@akada/domain/setup/schemas';
import { LEVEL_FACTS, SETUP_LIMITS } from '@akada/domain/setup/setup';
import { useState } from 'react';
import { fieldProblems, parseForm } from '@/lib/parse-form.ts';
import { assertFieldsValid, formText, useForm } from '@/lib/use-form.ts';
import { Choice } from '@/ui/choice.tsx';
import { TextField } from '@/ui/field.tsx';
import { DateField } from '@/ui/lazy-date-field.tsx';
import { TagsField } from '@/ui/tags-field.tsx';
import { StepButtons } from './step-buttons.tsx';

interface StudiesStepProps {
  setup: Setup;
  today: Day;
  onBack: () => void;
  onNext: (studies: Pick<Setup, 'subjects' | 'exam'>) => void;
}

/** Asks for subjects or courses, and for an exam if there is one. */
export function StudiesStep({ setup, today, onBack, onNext }: StudiesStepProps) {
  const facts = LEVEL_FACTS[setup.level ?? 'other'];
  const [subjects, setSubjects] = useState<readonly string[]>(setup.subjects);
  const [day, setDay] = useState(setup.exam?.day ?? '');
  const { formProps, problems, clearProblems } = useForm<'subjects' | 'title' | 'day'>(
    'the subjects were not saved',
    (form) => {
      assertFieldsValid(fieldProblems(subjectsSchema.safeParse(subjects).error, 'subjects'));
      const title = formText(form, 'title').trim() || (day && facts.exam);
      if (title && !day) assertFieldsValid({ day: 'Choose a date, or clear the name of the exam.' });
      if (day && day < today) assertFieldsValid({ day: 'Choose a date from today on.' });
      onNext({ subjects: [...subjects], exam: day ? parseForm(examSchema, { title, day }) : null });
    },
  );
  const change = (next: readonly string[]) => {
    setSubjects(next);
    clearProblems('subjects');
  };
  const isSuggested = (subject: string) => facts.suggested.includes(subject);
  return (
    <form {...formProps} className="grid gap-5">
      {facts.suggested.length > 0 && (
        <fieldset>
          <legend className="mb-2 text-sm font-semibold">Your {facts.studies}</legend>
          <div className="flex flex-wrap gap-2">
            {facts.suggested.map((subject) => (
              <Choice
                key={subject}
                type="checkbox"
                name="subject"
                label={subject}
                checked={subjects.includes(subject)}
                onChange={(checked) =>
                  change(checked ? [...subjects, subject] : subjects.filter((other) => other !== subject))
                }
              />
            ))}
          </div>
        </fieldset>
      )}
      <TagsField
        label={facts.suggested.length > 0 ? `Other ${facts.studies}` : `Your ${facts.studies}`}
        hint={`Up to ${SETUP_LIMITS.subjects}, separated by commas.`}
        error={problems.subjects}
        tags={subjects.filter((subject) => !isSuggested(subject))}
        onChange={(others) => change([...subjects.filter(isSuggested), ...others])}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Next exam"
          optional
          name="title"
          placeholder={facts.exam}
          defaultValue={setup.exam?.title}
          maxLength={SETUP_LIMITS.exam}
          error={problems.title}
        />
        <DateField
          label="Date of the exam"
          optional
          min={today}
          value={day}
          error={problems.day}
          onChange={(chosen) => {
            setDay(chosen);
            clearProblems('day');
          }}
        />
      </div>
      <StepButtons onBack={onBack} />
    </form>
  );
}
