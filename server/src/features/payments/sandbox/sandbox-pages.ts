import { formatMoney } from '@selvedge/shared/money';

import type { StoredCharge } from './charge-journal.js';
import { pagePath } from './protocol.js';
import { TEST_CARDS } from './test-cards.js';

/** Messages by field of the card form. */
export type CardErrors = Readonly<Record<string, string>>;

const cardFields = [
  { name: 'cardNumber', label: 'Card number', autocomplete: 'cc-number', maxlength: 40 },
  { name: 'expiry', label: 'Expiry date', autocomplete: 'cc-exp', maxlength: 12 },
  { name: 'securityCode', label: 'Security code', autocomplete: 'cc-csc', maxlength: 8 },
] as const;

interface Document {
  readonly title: string;
  readonly body: string;
  readonly attributes?: string;
  readonly head?: string;
}

/** The card fields in a frame of the shop's payment form, whose origin is `parent`. */
export function fieldsPage(
  parent: string,
  { style, nonce, direction }: { style: string; nonce: string; direction: string },
): string {
  return documentOf({
    title: 'Card details',
    attributes: ` dir="${direction}" class="framed"`,
    head: `<style nonce="${nonce}">${style}</style><script type="module" src="/assets/fields.js"></script>`,
    body: `<form novalidate data-parent="${escaped(parent)}">${fieldsHtml({})}<button hidden></button></form>`,
  });
}

/** Page on which a shopper pays without the shop's script. */
export function paymentPage(charge: StoredCharge, errors: CardErrors = {}): string {
  const message = errors['form'];
  return pageOf(
    charge,
    `Pay ${priceOf(charge)}`,
    `${message === undefined ? '' : `<p class="notice" role="alert">${escaped(message)}</p>`}
<form method="post" action="${pagePath}${charge.page}">
${fieldsHtml(errors)}
<button>Pay ${escaped(priceOf(charge))}</button>
</form>
<form method="post" action="${pagePath}${charge.page}">
<button class="quiet" name="leave" value="1">Return to ${escaped(charge.merchant)} without paying</button>
</form>
${testCardsHtml()}`,
  );
}

/** Page of the cardholder's bank (3-D Secure). */
export function confirmationPage(charge: StoredCharge): string {
  return pageOf(
    charge,
    'Confirm your payment',
    `<p>Your bank needs you to confirm the payment of <strong>${escaped(priceOf(charge))}</strong> to
${escaped(charge.merchant)} with the card ending in ${escaped(charge.lastDigits)}.</p>
<form method="post" action="${pagePath}${charge.page}">
<button name="confirm" value="1">Confirm payment</button>
<button class="quiet" name="refuse" value="1">Refuse payment</button>
</form>`,
  );
}

function pageOf({ merchant }: StoredCharge, title: string, body: string): string {
  return documentOf({
    title: `${title} – ${merchant}`,
    attributes: ' class="whole"',
    body: `<main><p class="merchant" translate="no">${escaped(merchant)}</p><h1>${escaped(title)}</h1>
<p class="notice">This payment is simulated. No money is taken. Do not enter a real card.</p>
${body}</main>`,
  });
}

function documentOf({ title, body, attributes = '', head = '' }: Document): string {
  return `<!doctype html>
<html lang="en"${attributes}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="/assets/pages.css">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}

function fieldsHtml(errors: CardErrors): string {
  return `<div class="fields">${cardFields.map((field) => fieldHtml(field, errors)).join('\n')}</div>`;
}

function fieldHtml(
  { name, label, autocomplete, maxlength }: (typeof cardFields)[number],
  errors: CardErrors,
): string {
  const error = errors[name];
  const state = error === undefined ? '' : ' aria-invalid="true"';
  const placeholder = name === 'expiry' ? ' placeholder="MM/YY"' : '';
  return `<div class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" autocomplete="${autocomplete}" inputmode="numeric" maxlength="${maxlength}" dir="ltr" required${placeholder} aria-describedby="${name}-error"${state}>
<p class="error" id="${name}-error"${error === undefined ? ' hidden' : ''}>${escaped(error ?? '')}</p>
</div>`;
}

function testCardsHtml(): string {
  const rows = TEST_CARDS.map(
    ({ number, effect }) => `<dt translate="no">${number}</dt><dd>${escaped(effect)}</dd>`,
  );
  return `<details><summary>Test cards</summary>
<p>Use any future expiry date and any security code.</p>
<dl>${rows.join('')}</dl></details>`;
}

function priceOf({ amount, currency }: StoredCharge): string {
  return formatMoney({ amount, currency });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
