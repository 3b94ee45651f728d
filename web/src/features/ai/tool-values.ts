import type { Plan } from '@akada/domain/account/account';
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
  SOLVER_MODES,
  type SolverMode,
} from '@akada/domain/ai/ai';
import { type GenerateInput, generateInputSchema } from '@akada/domain/ai/generate-schemas';
import { maxInputLength, textTooLongMessage } from '@akada/domain/ai/quota';
import type { AiToolId, PracticeUseId } from '@akada/domain/ai/tools';
import { addDays, type Day } from '@akada/domain/days/day';
import { fieldProblems } from '@/lib/parse-form.ts';
import type { FieldProblems } from '@/lib/use-form.ts';
import type { Runner } from './runner.ts';
import {
  type PageLimit,
  planPageLimit,
  type StudySource,
  sourceProblem,
  type TypedPages,
  toFileFields,
} from './study-source.ts';

/** A tool with a form of its own; the chat has another. */
export type FormTool = Exclude<AiToolId, 'chat'>;

/** The values of the form, for all tools. */
export interface ToolValues {
  prompt: string;
  level: AiLevel;
  length: AiLength;
  count: string;
  mode: SolverMode;
  tone: AiTone;
  exam_style: ExamStyle;
  first_day: Day;
  exam_date: Day;
  hours_a_day: string;
  file: StudySource | null;
  /** The pages of the file. */
  pages: TypedPages;
}
export type Option = Exclude<keyof ToolValues, 'prompt' | 'file' | 'pages'>;

/** The tools that can study from a file or note, and those of them that need a text beside it. */
const FILE_TOOLS: readonly AiToolId[] = ['cram', 'flashcards', 'summarizer', 'explainer'];
const QUESTION_TOOLS: readonly AiToolId[] = ['explainer'];

/** Whether the form of a tool has a field for a file or note. */
export function takesFile(tool: AiToolId): boolean {
  return FILE_TOOLS.includes(tool);
}

/** Whether the form has too little to be sent. */
export function isBlankForm(tool: AiToolId, { prompt, file }: ToolValues): boolean {
  return prompt.trim() === '' && (file === null || QUESTION_TOOLS.includes(tool));
}

/** The fields of each tool besides its text. */
const OPTIONS: Record<FormTool, readonly Option[]> = {
  planner: ['first_day', 'exam_date', 'hours_a_day'],
  solver: ['mode'],
  essay: ['level', 'length'],
  cram: [],
  flashcards: ['count', 'level', 'exam_style'],
  summarizer: [],
  explainer: ['level', 'length'],
  paraphraser: ['tone'],
};

/** The fields that the study engine uses of those tools of which it doesn't use all: it knows no levels, lengths or exams. */
const DEVICE_OPTIONS: Partial<typeof OPTIONS> = { essay: [], flashcards: ['count'], explainer: [] };

/** The fields of a tool besides its text. */
export function optionsOf(tool: FormTool, runner: Runner): readonly Option[] {
  return (runner === 'device' && DEVICE_OPTIONS[tool]) || OPTIONS[tool];
}

export function initialValues(today: Day): ToolValues {
  return {
    prompt: '',
    level: AI_LEVELS[0],
    length: AI_LENGTHS[1],
    count: String(AI_LIMITS.defaultCards),
    mode: SOLVER_MODES[0],
    tone: AI_TONES[0],
    exam_style: EXAM_STYLES[0],
    first_day: today,
    exam_date: addDays(today, 14),
    hours_a_day: String(AI_LIMITS.defaultHoursADay),
    file: null,
    pages: null,
  };
}

export type ToolProblems = FieldProblems<keyof ToolValues>;
/** The input of a use without its `request_id`, which is created when it is sent. */
export type UseRequest = GenerateInput extends infer Input
  ? Input extends unknown
    ? Omit<Input, 'request_id'>
    : never
  : never;
/** The input of a tool of the AI Lab. */
export type ToolRequest = Exclude<UseRequest, { tool: PracticeUseId }>;

/**
 * Validates the form.
 *
 * @param plan null while unknown; the server checks the plan's limits too
 * @param limit the pages that can be used at a time; null while unknown
 * @returns the tool's input, or an error message for each invalid field
 */
export function readForm(
  tool: FormTool,
  values: ToolValues,
  plan: Plan | null,
  limit: PageLimit | null = planPageLimit(plan),
): { request: ToolRequest } | { problems: ToolProblems } {
  const file = takesFile(tool) ? values.file : null;
  const parsedValues = {
    ...values,
    count: Number(values.count),
    hours_a_day: Number(values.hours_a_day),
  };
  const { request_id: _, ...request } = {
    tool,
    request_id: '',
    prompt: values.prompt,
    ...Object.fromEntries(OPTIONS[tool].map((option) => [option, parsedValues[option]])),
    ...(file && toFileFields(file, values.pages)),
  };
  const parsed = generateInputSchema.safeParse({ ...request, request_id: 'placeholder-for-the-check' });
  const problems: ToolProblems = fieldProblems(parsed.error);
  if (plan !== null && values.prompt.length > maxInputLength(tool, plan)) {
    problems.prompt ??= textTooLongMessage(tool, plan);
  }
  const fileProblem = file && sourceProblem(file, values.pages, limit);
  if (fileProblem) problems.file = fileProblem;
  return Object.keys(problems).length > 0 ? { problems } : { request: request as ToolRequest };
}
