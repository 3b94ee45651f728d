/** Sample inputs for tests: every tool with every combination of its options. */
import { AI_LENGTHS, AI_LEVELS, AI_TONES, SOLVER_MODES } from '@akada/domain/ai/ai';
import type { GenerateInput, ToolInput } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { ModelRequest, ToolContext } from '../tool.ts';
import { tools } from './index.ts';

export const PDF = { bytes: Buffer.from('%PDF-1.7'), pages: 3 };

const request_id = 'request-0123456789';

export interface SampleInput {
  input: GenerateInput;
  context?: Partial<ToolContext>;
}

/** One input for each combination of a tool's options, all with the same prompt. */
export function sampleInputs(prompt: string): SampleInput[] {
  const common = { request_id, prompt };
  const sized = AI_LEVELS.flatMap((level) => AI_LENGTHS.map((length) => ({ ...common, level, length })));
  const file = { from: 'vault', file_id: 'cells' } as const;
  const days = { first_day: '2026-03-02', exam_date: '2026-03-06', hours_a_day: 1.5 };
  return [
    { input: { tool: 'chat', ...common } },
    { input: { tool: 'planner', ...common, ...days } },
    ...SOLVER_MODES.map((mode) => ({ input: { tool: 'solver', ...common, mode } as const })),
    ...sized.map((choices) => ({ input: { tool: 'essay', ...choices } as const })),
    { input: { tool: 'cram', ...common } },
    { input: { tool: 'flashcards', ...common, count: 12 } },
    { input: { tool: 'summarizer', ...common } },
    { input: { tool: 'summarizer', ...common, file }, context: { pdf: PDF } },
    ...sized.map((choices) => ({ input: { tool: 'explainer', ...choices } as const })),
    ...AI_TONES.map((tone) => ({ input: { tool: 'paraphraser', ...common, tone } as const })),
  ];
}

/** The request that the tool sends for an input. */
export function buildRequestFor({ input, context }: SampleInput): ModelRequest {
  return toolOf(input).buildRequest(input, { today: '2026-03-01', ...context });
}

/** The result that the tool reads from an answer. */
export function parseResultFor(input: GenerateInput, answer: string): string {
  return toolOf(input).parseResult(answer, input);
}

/** The title that the tool gives a result. */
export function buildTitleFor(input: GenerateInput, result: string): string {
  return toolOf(input).buildTitle(input, result);
}

/** A valid input for a tool, with some fields changed. */
export function sampleInput<Id extends AiToolId>(
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
  parseResult: (answer: string, input: GenerateInput) => string;
  buildTitle: (input: GenerateInput, result: string) => string;
}
