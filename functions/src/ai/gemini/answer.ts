/** Reads the model's answers. */
import { type FailureKind, ModelFailure } from '../failure.ts';
import type { AnswerChunk } from './protocol.ts';

/** The text in a chunk, without the thoughts of a model that shows them. */
export function responseText({ candidates }: AnswerChunk): string {
  return (candidates?.[0]?.content?.parts ?? [])
    .map(({ text, thought }) => (thought ? '' : (text ?? '')))
    .join('');
}

/** The meaning of each finish reason. */
const ENDINGS: Readonly<Record<string, 'whole' | 'cutShort' | FailureKind>> = {
  STOP: 'whole',
  MAX_TOKENS: 'cutShort',
  SAFETY: 'blocked',
  RECITATION: 'blocked',
  LANGUAGE: 'blocked',
  BLOCKLIST: 'blocked',
  PROHIBITED_CONTENT: 'blocked',
  SPII: 'blocked',
};

/**
 * Reads from a chunk how the answer ended; null while it continues.
 *
 * @throws ModelFailure when it ended without a usable answer
 */
export function readEnding({ candidates, promptFeedback }: AnswerChunk): 'whole' | 'cutShort' | null {
  const blocked = promptFeedback?.blockReason;
  if (blocked && blocked !== 'BLOCKED_REASON_UNSPECIFIED') throw new ModelFailure('blocked', blocked);
  const reason = candidates?.[0]?.finishReason;
  if (!reason) return null;
  // Google adds reasons over time; one that is not known counts as a failure.
  const ending = (Object.hasOwn(ENDINGS, reason) && ENDINGS[reason]) || 'failed';
  if (ending === 'whole' || ending === 'cutShort') return ending;
  throw new ModelFailure(ending, reason);
}
