import type { Money } from '@selvedge/shared/money';
import type { StripeFields } from '@selvedge/shared/payments/payment-fields';
import { stripeAmount } from '@selvedge/shared/payments/stripe-amount';

import type { CardOutcome, FieldsHost, OpenFields } from './card-entry.js';
import { themeLook } from './theme-look.js';

/*
 * Stripe's script and the parts of it that the payment form uses, as described at
 * https://docs.stripe.com/js. Stripe requires that the script is loaded from its own address.
 */

/** The release of the script matches the API version of the server (`stripe-api.adapter.ts`). */
const scriptUrl = 'https://js.stripe.com/endive/stripe.js';

interface StripeError {
  /** `validation_error`: the fields show their errors themselves. */
  readonly type: string;
  readonly message?: string;
}

/** Amount in the units of Stripe; currency in lower case. */
interface StripePrice {
  readonly amount: number;
  readonly currency: string;
}

interface StripeElement {
  readonly mount: (container: HTMLElement) => void;
  readonly destroy: () => void;
  readonly focus: () => void;
  readonly on: (event: 'ready' | 'loaderror', handler: () => void) => void;
}

interface StripeElements {
  readonly create: (type: 'payment') => StripeElement;
  readonly update: (price: StripePrice) => void;
  readonly submit: () => Promise<{ readonly error?: StripeError }>;
}

interface StripeProgram {
  readonly elements: (options: object) => StripeElements;
  readonly createConfirmationToken: (options: { readonly elements: StripeElements }) => Promise<{
    readonly error?: StripeError;
    readonly confirmationToken?: { readonly id: string };
  }>;
}

interface Opened {
  readonly stripe: StripeProgram;
  readonly elements: StripeElements;
  readonly element: StripeElement;
}

declare global {
  interface Window {
    /** Set by Stripe's script. */
    Stripe?: (publishableKey: string) => StripeProgram;
  }
}

/** Loads Stripe's script once. Rejects if it cannot be loaded; a later call tries again. */
async function loadStripe(): Promise<NonNullable<Window['Stripe']>> {
  if (window.Stripe === undefined) {
    const script = document.createElement('script');
    script.src = scriptUrl;
    await new Promise((resolve, reject) => {
      script.onload = resolve;
      script.onerror = reject;
      document.head.append(script);
    }).finally(() => script.remove());
  }
  if (window.Stripe === undefined) throw new Error('The script did not start.');
  return window.Stripe;
}

/** Puts Stripe's payment element into a form. */
export function openStripe(
  { publishableKey }: StripeFields,
  { total, ...host }: FieldsHost,
): OpenFields {
  let opened: Opened | undefined;
  let isClosed = false;
  const open = async (): Promise<void> => {
    const price = priceOf(total());
    if (price === undefined) throw new Error('Stripe cannot charge this amount.');
    const stripe = (await loadStripe())(publishableKey);
    if (isClosed) return;
    const elements = stripe.elements({
      ...{ mode: 'payment', ...price, appearance: appearanceOf(host.element) },
      locale: document.documentElement.lang,
    });
    const element = elements.create('payment');
    opened = { stripe, elements, element };
    element.on('ready', () => host.onStatus('ready'));
    element.on('loaderror', () => host.onStatus('failed'));
    element.mount(host.element);
  };
  const fail = () => host.onStatus('failed');
  open().catch(fail);
  return {
    update: () => {
      const price = priceOf(total());
      if (price !== undefined) opened?.elements.update(price);
    },
    tokenize: () => {
      if (opened !== undefined) tokenOf(opened).then(host.onOutcome, fail);
    },
    close: () => {
      isClosed = true;
      opened?.element.destroy();
    },
  };
}

/** Exchanges the entered details for a token. Rejects if Stripe cannot be reached. */
async function tokenOf({ stripe, elements, element }: Opened): Promise<CardOutcome> {
  const refuse = ({ type, message = 'Please try again.' }: StripeError): CardOutcome => {
    element.focus();
    return { type: 'refused', problem: type === 'validation_error' ? null : message };
  };
  const submitted = await elements.submit();
  if (submitted.error) return refuse(submitted.error);
  const { error, confirmationToken } = await stripe.createConfirmationToken({ elements });
  if (error) return refuse(error);
  if (confirmationToken === undefined) throw new Error('Stripe returned no token.');
  return { type: 'token', token: confirmationToken.id };
}

function priceOf(total: Money): StripePrice | undefined {
  const amount = stripeAmount(total);
  return amount === undefined ? undefined : { amount, currency: total.currency.toLowerCase() };
}

function appearanceOf(container: HTMLElement): object {
  const { text, ink, muted, paper, line, accent, danger, radius, font } = themeLook(container);
  return {
    variables: {
      ...{ colorPrimary: hex(accent), colorBackground: hex(paper), colorText: hex(ink) },
      ...{ colorTextSecondary: hex(muted), colorDanger: hex(danger) },
      ...{ borderRadius: radius, fontFamily: font },
    },
    rules: { '.Input': { borderColor: hex(line) }, '.Label': { color: hex(text) } },
  };
}

/** Stripe accepts no newer notations, such as `color(srgb …)`. */
function hex(colour: string): string {
  const context = Object.assign(document.createElement('canvas'), {
    width: 1,
    height: 1,
  }).getContext('2d');
  if (context === null) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
