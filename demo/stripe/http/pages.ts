import { escapeHtml } from '../../../src/kernel/formats/html';
import { cents, formatMoney, isShopCurrency } from '../../../src/kernel/money';
import type { ChargeRecord, IntentRecord } from '../records';
import type { Sandbox } from '../control/sandbox';

const STYLE = `
  body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: #1c2430; background: #f3f5f8 }
  p.test { margin: 0; padding: .5rem 1rem; background: #ffd666; text-align: center; font-weight: 600 }
  main { max-width: 26rem; margin: 3rem auto; padding: 1.5rem; background: #fff; border: 1px solid #d5dbe3; border-radius: .5rem }
  h1 { margin: 0 0 .5rem; font-size: 1.25rem }
  form { display: grid; gap: .75rem; margin-top: 1.5rem }
  button { padding: .75rem; border: 1px solid #1c4fd8; border-radius: .375rem; background: #1c4fd8; color: #fff; font: inherit; cursor: pointer }
  button + button { background: #fff; color: #1c2430; border-color: #6b7684 }
  button:focus-visible { outline: 3px solid #ff9f1a; outline-offset: 2px }
`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<p class="test">Test mode: no money moves</p>
<main><h1>${escapeHtml(title)}</h1>${body}</main>
</body>
</html>
`;
}

const price = (row: { amount: number; currency: string }): string =>
  isShopCurrency(row.currency)
    ? formatMoney({ amount: cents(row.amount), currency: row.currency })
    : `${(row.amount / 100).toFixed(2)} ${row.currency.toUpperCase()}`;

/** The bank's page in small. The form answers to its own address, so it works behind any prefix. */
export function authenticationPage(sandbox: Sandbox, intent: IntentRecord): string {
  const method =
    intent.paymentMethod === null
      ? undefined
      : sandbox.state.paymentMethods.get(intent.paymentMethod);
  const card = method === undefined ? '' : ` with the card ending in ${escapeHtml(method.last4)}`;
  return page(
    'Confirm your payment',
    `
<p>Your bank asks whether it is you who pays ${escapeHtml(price(intent))}${card}.</p>
<form method="post">
<button name="outcome" value="complete">Complete authentication</button>
<button name="outcome" value="fail">Fail authentication</button>
</form>`,
  );
}

export function receiptPage(sandbox: Sandbox, charge: ChargeRecord): string {
  const method = sandbox.state.paymentMethods.get(charge.paymentMethod);
  const refunded =
    charge.amountRefunded === 0
      ? ''
      : `<p>Refunded: ${escapeHtml(price({ amount: charge.amountRefunded, currency: charge.currency }))}</p>`;
  return page(
    'Receipt',
    `
<p>Paid: ${escapeHtml(price(charge))} with the card ending in ${escapeHtml(method?.last4 ?? '')}</p>${refunded}
<p>${escapeHtml(charge.id)}</p>`,
  );
}

export function notePage(title: string, sentence: string): string {
  return page(title, `<p>${escapeHtml(sentence)}</p>`);
}
