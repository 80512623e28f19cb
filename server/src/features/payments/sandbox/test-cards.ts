/** Behaviour of the provider for a test card (PAY-009). */
export type CardBehaviour =
  /** Charges and answers. */
  | 'accept'
  /** The same after two seconds. */
  | 'accept-slowly'
  /** Charges and answers 500. */
  | 'accept-and-fail'
  /** Charges and never answers. */
  | 'accept-silently'
  /** Charges, then the provider process crashes before it answers. */
  | 'accept-and-crash'
  /** Charges once the cardholder has confirmed. */
  | 'challenge'
  /** Answers 500 without charging. */
  | 'fail'
  | { readonly declinedBecause: string };

/** When the webhook of a payment arrives: `early` before the answer, `late` after 20 seconds. */
export type WebhookTiming = 'usual' | 'early' | 'late' | 'twice';

/** Outcome of a refund to the card; `slow` refunds succeed after three seconds. */
export type RefundBehaviour = 'succeed' | 'slow' | 'fail';

interface SandboxCard {
  /** As printed on a card. */
  readonly number: string;
  readonly behaviour: CardBehaviour;
  readonly effect: string;
  readonly webhook?: WebhookTiming;
  readonly refunds?: RefundBehaviour;
}

const declinedBecause = (reason: string): CardBehaviour => ({ declinedBecause: reason });

export const TEST_CARDS: readonly SandboxCard[] = [
  { number: '4242 4242 4242 4242', behaviour: 'accept', effect: 'Pays (Visa)' },
  { number: '5555 5555 5555 4444', behaviour: 'accept', effect: 'Pays (Mastercard)' },
  { number: '3782 822463 10005', behaviour: 'accept', effect: 'Pays (American Express)' },
  {
    number: '4000 0000 0000 0002',
    behaviour: declinedBecause('Your card was declined'),
    effect: 'Is declined',
  },
  {
    number: '4000 0000 0000 9995',
    behaviour: declinedBecause('Your card has insufficient funds'),
    effect: 'Is declined for lack of funds',
  },
  {
    number: '4000 0000 0000 0127',
    behaviour: declinedBecause("Your card's security code is incorrect"),
    effect: 'Is declined for its security code',
  },
  {
    number: '4000 0000 0000 3220',
    behaviour: 'challenge',
    effect: 'Pays once you confirm (3-D Secure)',
  },
  { number: '4000 0000 0000 0077', behaviour: 'accept-slowly', effect: 'Pays after two seconds' },
  {
    number: '4000 0000 0000 0259',
    behaviour: 'accept-silently',
    effect: 'Pays, but the provider does not answer in time',
  },
  {
    number: '4000 0000 0000 0119',
    behaviour: 'accept-and-fail',
    effect: 'Pays, but the provider answers with an error',
  },
  {
    number: '4000 0000 0000 0101',
    behaviour: 'fail',
    effect: 'Fails at the provider and charges nothing',
  },
  {
    number: '4000 0000 0000 0341',
    behaviour: 'accept-and-crash',
    effect: 'Pays, then the provider crashes',
  },
  {
    number: '4000 0000 0000 5001',
    behaviour: 'accept',
    webhook: 'early',
    effect: 'Pays, and the webhook arrives before the answer',
  },
  {
    number: '4000 0000 0000 5002',
    behaviour: 'accept',
    webhook: 'late',
    effect: 'Pays, and the webhook arrives 20 seconds later',
  },
  {
    number: '4000 0000 0000 5003',
    behaviour: 'accept',
    webhook: 'twice',
    effect: 'Pays, and the webhook arrives twice',
  },
  {
    number: '4000 0000 0000 7726',
    behaviour: 'accept',
    refunds: 'slow',
    effect: 'Pays, and a refund takes three seconds',
  },
  {
    number: '4000 0000 0000 5126',
    behaviour: 'accept',
    refunds: 'fail',
    effect: 'Pays, and refunds fail',
  },
];

const digits = (number: string): string => number.replaceAll(' ', '');

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map(
  TEST_CARDS.map(({ number, behaviour }) => [digits(number), behaviour]),
);

export function webhookTimingOf(lastDigits: string): WebhookTiming {
  return cardEnding(lastDigits)?.webhook ?? 'usual';
}

export function refundBehaviourOf(lastDigits: string): RefundBehaviour {
  return cardEnding(lastDigits)?.refunds ?? 'succeed';
}

function cardEnding(lastDigits: string): SandboxCard | undefined {
  return TEST_CARDS.find(({ number }) => number.endsWith(lastDigits));
}

/** Card of a token. The number itself is not stored. */
export interface TokenCard {
  readonly behaviour: CardBehaviour;
  readonly lastDigits: string;
}

/** `number` without spaces. Unknown and expired cards are declined. */
export function behaviourOf(number: string, expiry: string, today: Date): CardBehaviour {
  if (isOver(expiry, today)) return { declinedBecause: 'Your card has expired' };
  return behaviours.get(number) ?? { declinedBecause: 'Only test cards can pay here' };
}

/** Permanent token of a test card for programs, such as `test-4242`. */
export function testTokenOf(number: string): string {
  return `test-${number.slice(-4)}`;
}

/** Undefined for other tokens. */
export function cardOfTestToken(token: string): TokenCard | undefined {
  const card = TEST_CARDS.find(({ number }) => testTokenOf(number) === token);
  return card && { behaviour: card.behaviour, lastDigits: card.number.slice(-4) };
}

/** A card is valid until the end of its month (MM/YY). */
function isOver(expiry: string, today: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= today.getTime();
}
