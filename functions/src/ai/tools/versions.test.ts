import { createHash } from 'node:crypto';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { expect, test } from 'vitest';
import { tools } from './index.ts';
import { buildRequestFor, sampleInputs } from './sample-inputs.ts';

/** The digest of each version's requests. Results store the version, so a changed prompt needs a new version. */
const DIGESTS: Record<AiToolId, [version: string, digest: string]> = {
  chat: ['chat-4', '4925e630fa24'],
  planner: ['planner-3', 'cd418e5e51ab'],
  solver: ['solver-4', 'f627c8e0e3ed'],
  essay: ['essay-3', '237e68abe0a1'],
  cram: ['cram-4', 'e67787a4df07'],
  flashcards: ['flashcards-4', 'c52b40331002'],
  summarizer: ['summarizer-5', 'be395288af32'],
  explainer: ['explainer-4', '12571ed46e3a'],
  paraphraser: ['paraphraser-2', '89388b456f96'],
};

test.each(AI_TOOLS.map(({ id }) => id))('%s has the version of its prompt', (id) => {
  const requests = sampleInputs('Osmosis')
    .filter(({ input }) => input.tool === id)
    .map((asked) => buildRequestFor(asked));
  const digest = createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);

  expect([tools[id].version, digest]).toEqual(DIGESTS[id]);
});
