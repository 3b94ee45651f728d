import { createHash } from 'node:crypto';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { expect, test } from 'vitest';
import { tools } from './index.ts';
import { buildRequestFor, sampleInputs } from './sample-inputs.ts';

/** The digest of each version's requests. Results store the version, so a changed prompt needs a new version. */
const DIGESTS: Record<AiToolId, [version: string, digest: string]> = {
  chat: ['chat-3', '488cd7c7c0b8'],
  planner: ['planner-3', '47baed11536a'],
  solver: ['solver-4', '8525b5d73f05'],
  essay: ['essay-2', '83b1bc5c3f41'],
  cram: ['cram-2', '29365d2ce9fa'],
  flashcards: ['flashcards-3', 'b38b27d1dd1e'],
  summarizer: ['summarizer-3', '518b1f7afe60'],
  explainer: ['explainer-2', '3336e3f853d1'],
  paraphraser: ['paraphraser-2', '89388b456f96'],
};

test.each(AI_TOOLS.map(({ id }) => id))('%s has the version of its prompt', (id) => {
  const requests = sampleInputs('Osmosis')
    .filter(({ input }) => input.tool === id)
    .map((asked) => buildRequestFor(asked));
  const digest = createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);

  expect([tools[id].version, digest]).toEqual(DIGESTS[id]);
});
