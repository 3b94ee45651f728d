/** The provider's HTML pages, for students and developers. */
import { formatNaira } from '@akada/domain/payments/payments';
import { formatCount } from '@akada/domain/text/plural';
import { type Checkout, type Outcome, PAYMENT_TYPES } from './checkout.ts';
import type { Transaction } from './protocol.ts';

/** Allows only the page's own files and forms, and framing only by pages of this machine. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=UTF-8',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors http://127.0.0.1:* http://localhost:*",
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
} as const;

const BUTTONS: Record<Outcome, string> = {
  pay: 'Pay',
  fail: 'Fail',
  pending: 'Leave pending',
  wrong_amount: 'Pay the wrong amount',
  other_currency: 'Pay in another currency',
};

const NO_MONEY = 'A fake Flutterwave on this machine. No money moves.';

/** The page that the checkout opens: the amount, and a button for each outcome. */
export function checkoutPage(checkout: Checkout): string {
  const { title, description, tx_ref, email, opener } = checkout;
  const hidden = Object.entries(checkout).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value)}">`,
  );
  const types = Object.entries(PAYMENT_TYPES).map(
    ([value, label]) => `<option value="${value}">${label}</option>`,
  );
  const buttons = Object.entries(BUTTONS).map(
    ([outcome, label]) => `<button name="outcome" value="${outcome}">${label}</button>`,
  );
  return page(
    'Simulated payment',
    `<p>${escaped([title, description].filter(Boolean).join(': '))}</p>
<p class="amount">${money(Number(checkout.amount), checkout.currency)}</p>
<p>${NO_MONEY}</p>
<dl><dt>Reference</dt><dd>${escaped(tx_ref)}</dd><dt>Email</dt><dd>${escaped(email)}</dd></dl>
<form method="post" action="/pay">
${hidden.join('\n')}
<label>Pay with <select name="payment_type">${types.join('')}</select></label>
${buttons.join('\n')}
<button type="button" data-close="cancelled">Cancel</button>
</form>`,
    { opener },
  );
}

/** The page after an outcome. Its script passes the outcome to the callback of the page that opened the checkout. */
export function outcomePage(transaction: Transaction, opener: string): string {
  const { status, amount, currency, payment_type, id, tx_ref, flw_ref, customer } = transaction;
  const words = {
    successful: `${money(amount, currency)} paid in this simulation. No money has moved.`,
    failed: 'The payment has failed. No money has moved.',
    pending:
      'The payment is pending. Complete it in the <a href="/" target="_blank">list of pending payments</a>.',
  }[status];
  // The real provider calls back with 'completed' for bank transfers.
  const said = status === 'successful' && payment_type !== 'card' ? 'completed' : status;
  const data = { status: said, transaction_id: id, tx_ref, flw_ref, amount, currency, customer };
  return page(
    'Simulated payment',
    `<p role="status">${words}</p>
<button type="button" data-close="done">Close</button>`,
    { opener, outcome: JSON.stringify(data) },
  );
}

/** The page that says why a checkout can't continue. */
export function problemPage(problem: string, opener: string): string {
  return page(
    'Simulated payment',
    `<p role="alert">${escaped(problem)}</p>
<button type="button" data-close="cancelled">Close</button>`,
    { opener },
  );
}

/** The list of pending payments, for the developer to complete. */
export function pendingPage(pending: readonly Transaction[]): string {
  const rows = pending.map(
    ({ tx_ref, amount, currency, customer }) => `<li>
<form method="post" action="/pending">
<p>${money(amount, currency)} · ${escaped(customer.email)}<br>${escaped(tx_ref)}</p>
<input type="hidden" name="tx_ref" value="${escaped(tx_ref)}">
<button name="status" value="successful">Complete</button>
<button name="status" value="failed">Fail</button>
</form>
</li>`,
  );
  return page(
    'Pending payments',
    `<p>${NO_MONEY}</p>
${rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '<p>No pending payments.</p>'}`,
  );
}

function page(title: string, content: string, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escaped(value)}"`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay.css">
<script src="/pay.js" defer></script>
</head>
<body${attributes.join('')}>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
}

function money(amount: number, currency: string): string {
  return currency === 'NGN' ? formatNaira(amount) : `${escaped(currency)} ${formatCount(amount)}`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
