import type { CardText } from '@akada/domain/ai/result-schemas';

/**
 * The id of the card of a wrong answer. It follows from what the card says, so that a question that is answered wrong again,
 * or on another device, is the same card.
 */
export async function mistakeCardId({ front, back }: Pick<CardText, 'front' | 'back'>): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify([front, back]));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return `mistake-${Array.from(hash.slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
