import type { AiUsage } from '@akada/domain/ai/schemas';
import { minutesSaved } from '@akada/domain/ai/tool-facts';
import type { AiToolId } from '@akada/domain/ai/tools';

/** The demo students' inputs, and how the answers began. */
const TEXTS = {
  flashcards: [
    'Notes on titration',
    'Titration · What is an indicator? · A dye that changes colour at the end point',
  ],
  chat: [
    'What is the difference between speed and velocity?',
    '**Velocity** has a direction, speed has none.',
  ],
  summarizer: ['Cell respiration.pdf', '## Cell respiration\n\nCells release energy from glucose [p. 1].'],
  solver: ['Solve 2x + 6 = 14', '## Solution\n\n1. Take 6 from both sides: 2x = 8'],
} as const satisfies Partial<Record<AiToolId, readonly [input: string, preview: string]>>;

const TOOLS = Object.keys(TEXTS) as (keyof typeof TEXTS)[];

/** The tool of a day's first or second AI use; the two differ. */
export function toolOf(daysAgo: number, index: number): AiToolId {
  return TOOLS[(daysAgo + index) % TOOLS.length] ?? 'chat';
}

/** The usage row of an AI use that earned points, so that the AI Lab shows the same figures as the boards. */
export function usageRow(user_id: string, { tool, at }: { tool: AiToolId; at: Date }): AiUsage {
  const [input_summary, result_preview] = TEXTS[tool as keyof typeof TEXTS] ?? ['', ''];
  return {
    ...{ user_id, tool_name: tool, input_summary, result_preview },
    estimated_time_saved: minutesSaved(tool),
    created_at: at,
  };
}
