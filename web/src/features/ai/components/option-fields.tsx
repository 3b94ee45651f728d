import {
  AI_LENGTHS,
  AI_LEVELS,
  AI_LIMITS,
  AI_TONES,
  type AiLength,
  type AiLevel,
  type AiTone,
  EXAM_STYLES,
  type ExamStyle,
  MAX_WORDS,
  SOLVER_MODES,
  type SolverMode,
} from '@akada/domain/ai/ai';
import { formatCount } from '@akada/domain/text/plural';
import type { ReactNode } from 'react';
import { TextField } from '@/ui/field.tsx';
import { DateField } from '@/ui/lazy-date-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import type { Option, ToolProblems, ToolValues } from '../tool-values.ts';

const LEVELS: Record<AiLevel, string> = {
  secondary: 'Secondary school',
  university: 'University',
  simple: 'As simple as possible',
};
const LENGTHS: Record<AiLength, string> = {
  short: `Short, ${MAX_WORDS.short} words`,
  medium: `Medium, ${MAX_WORDS.medium} words`,
  long: `Long, ${formatCount(MAX_WORDS.long)} words`,
};
const TONES: Record<AiTone, string> = {
  plain: 'Plain',
  formal: 'Formal',
  friendly: 'Friendly',
  academic: 'Academic',
};
const STYLES: Record<ExamStyle, string> = {
  any: 'Any exam',
  waec: 'WAEC',
  jamb: 'JAMB',
  university: 'University',
};
const MODES: Record<SolverMode, string> = { hint: 'A hint first', solution: 'The full solution' };

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface OptionFieldsProps {
  options: readonly Option[];
  values: ToolValues;
  problems: ToolProblems;
  onChange: (changed: Partial<ToolValues>) => void;
}

/** A tool's fields besides its text. */
export function OptionFields({ options, values, problems, onChange }: OptionFieldsProps) {
  const date = (option: 'first_day' | 'exam_date', label: string) => (
    <DateField
      label={label}
      value={values[option]}
      error={problems[option]}
      onChange={(day) => onChange({ [option]: day })}
    />
  );
  const fields: Record<Option, () => ReactNode> = {
    level: () => (
      <SelectField
        label="Level"
        value={values.level}
        options={optionsOf(AI_LEVELS, LEVELS)}
        onChange={({ target }) => onChange({ level: target.value as AiLevel })}
      />
    ),
    length: () => (
      <SelectField
        label="Length"
        value={values.length}
        options={optionsOf(AI_LENGTHS, LENGTHS)}
        onChange={({ target }) => onChange({ length: target.value as AiLength })}
      />
    ),
    tone: () => (
      <SelectField
        label="Tone"
        value={values.tone}
        options={optionsOf(AI_TONES, TONES)}
        onChange={({ target }) => onChange({ tone: target.value as AiTone })}
      />
    ),
    exam_style: () => (
      <SelectField
        label="Exam style"
        value={values.exam_style}
        options={optionsOf(EXAM_STYLES, STYLES)}
        onChange={({ target }) => onChange({ exam_style: target.value as ExamStyle })}
      />
    ),
    mode: () => (
      <SelectField
        label="Help"
        value={values.mode}
        options={optionsOf(SOLVER_MODES, MODES)}
        onChange={({ target }) => onChange({ mode: target.value as SolverMode })}
      />
    ),
    count: () => (
      <TextField
        label="Cards"
        type="number"
        inputMode="numeric"
        min={AI_LIMITS.minCards}
        max={AI_LIMITS.maxCards}
        value={values.count}
        error={problems.count}
        onChange={({ target }) => onChange({ count: target.value })}
      />
    ),
    first_day: () => date('first_day', 'First day'),
    exam_date: () => date('exam_date', 'Exam date'),
    hours_a_day: () => (
      <TextField
        label="Hours a day"
        type="number"
        inputMode="decimal"
        step={0.5}
        min={AI_LIMITS.minHoursADay}
        max={AI_LIMITS.maxHoursADay}
        value={values.hours_a_day}
        error={problems.hours_a_day}
        onChange={({ target }) => onChange({ hours_a_day: target.value })}
      />
    ),
  };
  if (options.length === 0) return null;
  return (
    <div className={options.length > 1 ? 'grid gap-4 sm:grid-cols-2' : 'grid gap-4'}>
      {options.map((option) => (
        <div key={option}>{fields[option]()}</div>
      ))}
    </div>
  );
}
