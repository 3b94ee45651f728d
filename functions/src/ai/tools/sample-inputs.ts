/** Sample inputs for tests: every AI use with every combination of its options. */
import { AI_LENGTHS, AI_LEVELS, AI_TONES, EXAM_STYLES, SOLVER_MODES } from '@akada/domain/ai/ai';
import type { GenerateInput, ToolInput } from '@akada/domain/ai/generate-schemas';
import type { AiUseId } from '@akada/domain/ai/tools';
import { QUESTION_KINDS } from '@akada/domain/practice/practice';
import type { ModelRequest, Pdf, Source, ToolContext } from '../tool.ts';
import { tools } from './index.ts';

export const PDF: Pdf = { bytes: Buffer.from('%PDF-1.7'), pages: 3 };
/** One source of each kind. */
export const SOURCES: Record<Source['kind'], Source> = {
  pdf: { kind: 'pdf', pdf: PDF },
  pages: { kind: 'pages', text: '[p. 2]\nWater moves.' },
  note: { kind: 'note', text: '# Osmosis\n\nWater moves.' },
};

const request_id = 'request-0123456789';

export interface SampleInput {
  input: GenerateInput;
  context?: Partial<ToolContext>;
}

/** One input for each combination of a tool's options and kinds of source, all with the same prompt. */
export function sampleInputs(prompt: string): SampleInput[] {
  const withSources = (input: GenerateInput): SampleInput[] => [
    { input },
    ...Object.values(SOURCES).map((source) => ({ input, context: { source } })),
  ];
  const common = { request_id, prompt };
  const sized = AI_LEVELS.flatMap((level) => AI_LENGTHS.map((length) => ({ ...common, level, length })));
  const days = { first_day: '2026-03-02', exam_date: '2026-03-06', hours_a_day: 1.5 };
  return [
    ...withSources({ tool: 'chat', ...common }),
    { input: { tool: 'planner', ...common, ...days } },
    ...SOLVER_MODES.map((mode) => ({ input: { tool: 'solver', ...common, mode } as const })),
    ...sized.map((choices) => ({ input: { tool: 'essay', ...choices } as const })),
    ...withSources({ tool: 'cram', ...common }),
    ...withSources({ tool: 'flashcards', ...common, count: 12 }),
    ...AI_LEVELS.flatMap((level) =>
      EXAM_STYLES.map(
        (exam_style) => ({ input: { tool: 'flashcards', ...common, count: 12, level, exam_style } }) as const,
      ),
    ),
    ...withSources({ tool: 'summarizer', ...common }),
    ...sized.flatMap((choices) => withSources({ tool: 'explainer', ...choices })),
    ...AI_TONES.map((tone) => ({ input: { tool: 'paraphraser', ...common, tone } as const })),
    // A PDF is always read as text.
    ...[undefined, SOURCES.pages, SOURCES.note].map((source) => ({
      input: { tool: 'practice', ...common, count: 10 } as const,
      ...(source && { context: { source } }),
    })),
    ...QUESTION_KINDS.map(
      (kind): SampleInput => ({
        input: { tool: 'practice', ...common, count: 10, kinds: [kind] },
      }),
    ),
    { input: { tool: 'practice', ...common, count: 10, from_deck: true } },
    {
      input: {
        ...{ tool: 'marking', ...common },
        answers: [{ question: 'What is osmosis?', points: ['Water moves', 'KEY'], answer: prompt }],
      },
    },
  ];
}

/** The request that the tool sends for an input. */
export function buildRequestFor({ input, context }: SampleInput): ModelRequest {
  return toolOf(input).buildRequest(input, { today: '2026-03-01', ...context });
}

/** What the second pass of a tool checks, as `questionListSchema` has it. */
const CHECKED = JSON.stringify({
  questions: [
    {
      ...{ kind: 'choice', prompt: 'What moves?', why: 'KEY', source: 'Water moves.' },
      ...{ options: ['Salt', 'Water', 'Air'], key: 1 },
    },
  ],
});

/** The request of the tool's second pass; none for a tool without one. */
export function secondPassRequestsFor({ input, context }: SampleInput): ModelRequest[] {
  const { secondPass } = toolOf(input);
  return secondPass ? [secondPass.buildRequest(CHECKED, input, { today: '2026-03-01', ...context })] : [];
}

/** The result that the tool reads from an answer. */
export function parseResultFor(input: GenerateInput, answer: string, source?: Source): string {
  return toolOf(input).parseResult(answer, input, { today: '2026-03-01', ...(source && { source }) });
}

/** The title that the tool gives a result. */
export function buildTitleFor(input: GenerateInput, result: string): string {
  return toolOf(input).buildTitle(input, result);
}

/** A valid input for a tool, with some fields changed. */
export function sampleInput<Id extends AiUseId>(
  tool: Id,
  change: Partial<ToolInput<Id>> = {},
): ToolInput<Id> {
  const found = sampleInputs('Osmosis').find(({ input }) => input.tool === tool);
  return { ...(found?.input as ToolInput<Id>), ...change };
}

/** The tool takes this input because both have the same id, which the compiler cannot see. */
function toolOf({ tool }: GenerateInput): AnyTool {
  return tools[tool] as unknown as AnyTool;
}

interface AnyTool {
  buildRequest: (input: GenerateInput, context: ToolContext) => ModelRequest;
  parseResult: (answer: string, input: GenerateInput, context: ToolContext) => string;
  secondPass?: { buildRequest: (result: string, input: GenerateInput, context: ToolContext) => ModelRequest };
  buildTitle: (input: GenerateInput, result: string) => string;
}
