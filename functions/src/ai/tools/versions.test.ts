import { createHash } from 'node:crypto';
import { AI_USE_IDS, type AiUseId } from '@akada/domain/ai/tools';
import { expect, test } from 'vitest';
import { tools } from './index.ts';
import { buildRequestFor, sampleInputs, secondPassRequestsFor } from './sample-inputs.ts';

/** The digest of each version's requests. Results store the version, so a changed prompt needs a new version. */
const DIGESTS: Record<AiUseId, [version: string, digest: string]> = {
  chat: ['chat-5', 'aaff9bd22e2c'],
  planner: ['planner-5', '4d229c10a734'],
  solver: ['solver-5', '9e04984def00'],
  essay: ['essay-4', 'f76138593dd6'],
  cram: ['cram-5', '1369ffb671dc'],
  flashcards: ['flashcards-5', '3a201d8b3454'],
  summarizer: ['summarizer-6', '415652559614'],
  explainer: ['explainer-5', 'b9cff1806bcb'],
  paraphraser: ['paraphraser-3', 'b9b910fcf150'],
  practice: ['practice-1', '56f7026d079e'],
  marking: ['marking-1', '53aba1a4eb42'],
};

test.each(AI_USE_IDS)('%s has the version of its prompt', (id) => {
  const requests = sampleInputs('Osmosis')
    .filter(({ input }) => input.tool === id)
    .flatMap((asked) => [buildRequestFor(asked), ...secondPassRequestsFor(asked)]);
  const digest = createHash('sha256').update(JSON.stringify(requests)).digest('hex').slice(0, 12);

  expect([tools[id].version, digest]).toEqual(DIGESTS[id]);
});
