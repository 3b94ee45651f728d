import { createHash } from 'node:crypto';
import { AI_TOOLS, type AiToolId } from '@akada/domain/ai/tools';
import { expect, test } from 'vitest';
import { tools } from './index.ts';
import { buildRequestFor, sampleInputs } from './sample-inputs.ts';

/** The digest of each version's requests. Results store the version, so a changed prompt needs a new version. */
const DIGESTS: Record<AiToolId, [version: string, digest: string]> = {
  chat: ['chat-1', 'b6b462ac599c'],
  planner: ['planner-1', '5ee9dd36c8db'],
  solver: ['solver-2', 'ced54f11e858'],
  essay: ['essay-1', '4db4ea355778'],
  cram: ['cram-1', 'acb7dad29eba'],
  flashcards: ['flashcards-1', '65faea2482c8'],
  summarizer: ['summarizer-2', '603a58868710'],
  explainer: ['explainer-1', '51753cea1fc1'],
  paraphraser: ['paraphraser-1', '162239c58ed9'],
};

test.each(AI_TOOLS.map(({ id }) => id))('%s has the version of its prompt', (id) => {
  const requests = sampleInputs('Osmosis')
    .filter(({ input }) => input.tool === id)
    .map((asked) => buildRequestFor(asked));
  const digest = createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);

  expect([tools[id].version, digest]).toEqual(DIGESTS[id]);
});
