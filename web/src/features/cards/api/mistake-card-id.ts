import type { CardText } from '@akada/domain/ai/result-schemas';
import { MISTAKE_CARD_PREFIX } from '@akada/domain/practice/mistakes';

/**
 * The id of the card of a wrong answer. It follows from what the card says, so that a question that is answered wrong again,
 * or on another device, is the same card.
 */
export async function mistakeCardId({ front, back }: Pick<CardText, 'front' | 'back'>): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([front, back]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digits = Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0'));
  return MISTAKE_CARD_PREFIX + digits.join('');
}
