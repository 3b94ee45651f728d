/** For tests: an input of each tool, in each form that its choices can give it. */
import { AI_LENGTHS, AI_LEVELS, AI_TONES, SOLVER_MODES } from '@akada/domain/ai/ai';
import type { GenerateInput, InputOf } from '@akada/domain/ai/schemas';
import type { AiToolId } from '@akada/domain/ai/tools';
import type { Given, ModelRequest } from '../tool.ts';
import { tools } from './index.ts';

export const PDF = { bytes: Buffer.from('%PDF-1.7'), pages: 3 };

const request_id = 'request-0123456789';

/** What is asked with, and what else there is. */
export interface Asked {
  input: GenerateInput;
  given?: Partial<Given>;
}

/** Every form of every tool's input, around one text. */
export function inputsWith(prompt: string): Asked[] {
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
    { input: { tool: 'summarizer', ...common, file }, given: { pdf: PDF } },
    ...sized.map((choices) => ({ input: { tool: 'explainer', ...choices } as const })),
    ...AI_TONES.map((tone) => ({ input: { tool: 'paraphraser', ...common, tone } as const })),
  ];
}

/** What the model is asked for an input. */
export function requestOf({ input, given }: Asked): ModelRequest {
  const all: Given = { today: '2026-03-01', ...given };
  return toolOf(input).request(input, all);
}

/** What a tool makes of an answer. */
export function resultOf(input: GenerateInput, answer: string): string {
  return toolOf(input).result(answer, input);
}

/** What it is called. */
export function titleOf(input: GenerateInput, result: string): string {
  return toolOf(input).title(input, result);
}

/** An input of a tool, by some of its fields. */
export function inputOf<Id extends AiToolId>(tool: Id, change: Partial<InputOf<Id>> = {}): InputOf<Id> {
  const found = inputsWith('Osmosis').find(({ input }) => input.tool === tool);
  return { ...(found?.input as InputOf<Id>), ...change };
}

/** The tool of an input takes that input, which the compiler does not see. */
function toolOf({ tool }: GenerateInput): AnyTool {
  return tools[tool] as unknown as AnyTool;
}

interface AnyTool {
  request: (input: GenerateInput, given: Given) => ModelRequest;
  result: (answer: string, input: GenerateInput) => string;
  title: (input: GenerateInput, result: string) => string;
}
