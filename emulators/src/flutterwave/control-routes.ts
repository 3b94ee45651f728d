/** The control routes, for tests and developers. */
import { CHARGEBACK_STATUSES, HttpError, STATUSES, shown, type Transaction } from './protocol.ts';
import type { NewTransaction, Provider } from './provider.ts';

type Wish = Record<string, unknown>;

/**
 * Runs a control route, and returns the body of its answer.
 *
 * @throws HttpError when the route is unknown or its body is wrong
 */
export function answerControl(provider: Provider, route: string, wish: object): unknown {
  const { control, webhooks } = provider;
  switch (route) {
    case 'POST /control':
      return control.set(wish);
    case 'GET /control/requests':
      return control.received;
    case 'DELETE /control/requests':
      control.forget();
      return control.received;
    case 'GET /control/webhooks':
      return webhooks.deliveries;
    case 'DELETE /control/webhooks':
      webhooks.forget();
      return webhooks.deliveries;
    case 'POST /control/transactions':
      return shown(provider.pay(newTransaction(wish as Wish)));
    case 'POST /control/complete':
      return shown(provider.complete(referenceIn(wish), statusIn(wish, STATUSES, 'successful')));
    case 'POST /control/refund':
      return shown(provider.refund(referenceIn(wish), (wish as Wish).flat === true));
    case 'POST /control/chargeback':
      return shown(provider.chargeback(referenceIn(wish), statusIn(wish, CHARGEBACK_STATUSES, 'initiated')));
    default:
      throw new HttpError(404, `Unknown route: ${route}.`);
  }
}

function newTransaction(wish: Wish): NewTransaction {
  const { amount, created_at, customer, ...rest } = wish;
  if (typeof amount !== 'number') throw new HttpError(400, 'amount must be a number');
  const at = created_at === undefined ? undefined : new Date(String(created_at));
  if (at && Number.isNaN(at.getTime())) throw new HttpError(400, 'created_at must be a date and time');
  return {
    tx_ref: referenceIn(wish),
    amount,
    status: statusIn(wish, STATUSES, 'successful'),
    ...(at && { created_at: at }),
    ...(typeof rest.currency === 'string' && { currency: rest.currency }),
    ...(typeof rest.payment_type === 'string' && { payment_type: rest.payment_type }),
    ...(typeof customer === 'object' && { customer: customer as Transaction['customer'] }),
  };
}

function referenceIn(wish: object): string {
  const { tx_ref } = wish as Wish;
  if (typeof tx_ref !== 'string' || tx_ref === '')
    throw new HttpError(400, 'tx_ref must be a non-empty string');
  return tx_ref;
}

function statusIn<T extends string>(wish: object, statuses: readonly T[], usual: T): T {
  const { status = usual } = wish as Wish;
  const found = statuses.find((one) => one === status);
  if (!found) throw new HttpError(400, `status must be one of: ${statuses.join(', ')}`);
  return found;
}
