import { expect, test } from 'vitest';
import type { EngineTool } from './request.ts';
import { runEngineTool } from './run-engine-tool.ts';
import { warmUpFor } from './warm-up.ts';

const TOOLS: EngineTool[] = [
  ...(['flashcards', 'cram', 'summarizer', 'explainer', 'essay'] as const),
  ...(['chat', 'practice', 'solver', 'planner'] as const),
];

test.each(TOOLS)('the warm-up of %s gives a result, so it runs all of the tool', (tool) => {
  expect(runEngineTool(warmUpFor(tool))).toMatchObject({ isEmpty: false });
});
