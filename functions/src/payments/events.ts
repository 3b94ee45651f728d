/** Parses the webhooks of Flutterwave v3, whose field names differ from event to event and may be absent. */
import { documentId } from '@akada/domain/documents/ids-schemas';
import * as z from 'zod/mini';
import { toLoggedId } from '../lib/log-text.ts';

const ofAny = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined);
const number = ofAny(z.int().check(z.gt(0)));

const eventSchema = z.object({
  event: z.string(),
  data: z.object({
    id: number,
    tx_ref: ofAny(documentId),
    // The id of the transaction that is refunded or charged back; `id` is then the refund's own.
    tx_id: number,
    transaction_id: number,
    TransactionId: number,
    status: ofAny(z.string()),
    amount_refunded: ofAny(z.number()),
    AmountRefunded: ofAny(z.number()),
  }),
});

/** A provider event that matters to us. */
export type ProviderEvent =
  | { kind: 'charge'; tx_ref: string; transaction_id?: number }
  /** `return_id` is the id of the refund or chargeback, `amount` what was returned; both may be missing. */
  | { kind: 'return'; return_id?: number; tx_ref?: string; transaction_id?: number; amount?: number };

/** Parses a webhook's body; null for any event that doesn't matter to us. */
export function parseEvent(body: unknown): ProviderEvent | null {
  // Refunds can arrive without the `event` wrapper.
  const isBare = isObject(body) && !('event' in body) && 'AmountRefunded' in body;
  const parsed = eventSchema.safeParse(isBare ? { event: 'refund.completed', data: body } : body);
  if (!parsed.success) return null;
  const { event, data } = parsed.data;
  const tx_ref = data.tx_ref;
  if (event === 'charge.completed' && tx_ref !== undefined) {
    return { kind: 'charge', tx_ref, ...(data.id !== undefined && { transaction_id: data.id }) };
  }
  if (!isReturn(event, data.status ?? '')) return null;
  const transaction_id = data.tx_id ?? data.transaction_id ?? data.TransactionId;
  const amount = event.startsWith('refund') ? (data.amount_refunded ?? data.AmountRefunded) : undefined;
  return {
    kind: 'return',
    ...(data.id !== undefined && { return_id: data.id }),
    ...(tx_ref !== undefined && { tx_ref }),
    ...(transaction_id !== undefined && { transaction_id }),
    ...(amount !== undefined && { amount }),
  };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Whether money was returned: a refund is 'completed' (perhaps with a suffix), a chargeback is lost or accepted. */
function isReturn(event: string, status: string): boolean {
  if (event.startsWith('refund.')) return /^completed(-|$)/i.test(status);
  return event.startsWith('chargeback.') && /^(completed|lost|accepted)(-|$)/i.test(status);
}

/** An event for the log, with its reference shortened. */
export function loggedEvent<Event extends { tx_ref?: string }>(event: Event): Event {
  return event.tx_ref === undefined ? event : { ...event, tx_ref: toLoggedId(event.tx_ref) };
}
