import { JOURNAL_LIMITS } from '@akada/domain/journal/journal';
import { formatDuration } from '@akada/domain/planner/planner';
import { formatCount } from '@akada/domain/text/plural';
import { useId } from 'react';
import { TextAreaField, TextField } from '@/ui/field.tsx';
import type { JournalProblems, JournalValues } from '../journal-form.ts';
import { LinesField } from './lines-field.tsx';
import { MoodPicker } from './mood-picker.tsx';

interface EntryFieldsProps {
  values: JournalValues;
  problems: JournalProblems;
  /** Focus minutes already counted on the entry's day. */
  focusMinutes: number;
  onChange: (changed: Partial<JournalValues>) => void;
}

/** The fields of a journal entry, for a new one or an edit. */
export function EntryFields({ values, problems, focusMinutes, onChange }: EntryFieldsProps) {
  const group = useId();
  return (
    <>
      <TextAreaField
        label="What happened?"
        rows={5}
        placeholder="What did you study, and how did it go?"
        value={values.entry_text}
        error={problems.entry_text}
        hint={
          values.entry_text.length > JOURNAL_LIMITS.text * 0.9
            ? `${formatCount(values.entry_text.length)} of ${formatCount(JOURNAL_LIMITS.text)} characters`
            : undefined
        }
        onChange={({ target }) => onChange({ entry_text: target.value })}
      />
      <MoodPicker name={group} value={values.mood} onChange={(mood) => onChange({ mood })} />
      <TextField
        label="Study time (hours)"
        type="number"
        inputMode="decimal"
        min={0}
        max={JOURNAL_LIMITS.maxStudyTime}
        step={JOURNAL_LIMITS.studyTimeStep}
        value={values.study_time}
        error={problems.study_time}
        hint={
          focusMinutes > 0
            ? `The focus timer counted ${formatDuration(focusMinutes)} on this day. Add only study outside the timer.`
            : undefined
        }
        onChange={({ target }) => onChange({ study_time: target.value })}
      />
      <LinesField
        label="Goals"
        noun="goal"
        lines={values.goals}
        typed={values.goal}
        error={problems.goals}
        onChange={(goals, goal) => onChange({ goals, goal })}
      />
      <LinesField
        label="Achievements"
        noun="achievement"
        lines={values.achievements}
        typed={values.achievement}
        error={problems.achievements}
        onChange={(achievements, achievement) => onChange({ achievements, achievement })}
      />
    </>
  );
}
