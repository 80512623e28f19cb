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
  /** Answers 500 without charging. */
  | 'fail'
  | { readonly declinedBecause: string };

const behaviours: ReadonlyMap<string, CardBehaviour> = new Map(
  Object.entries<CardBehaviour>({
    '4242424242424242': 'accept',
    '4000000000000077': 'accept-slowly',
    '4000000000000119': 'accept-and-fail',
    '4000000000000259': 'accept-silently',
    '4000000000000341': 'accept-and-crash',
    '4000000000000101': 'fail',
    '4000000000000002': { declinedBecause: 'Your card was declined' },
    '4000000000009995': { declinedBecause: 'Your card has insufficient funds' },
    '4000000000000127': { declinedBecause: "Your card's security code is incorrect" },
  }),
);

/** `number` without spaces. Unknown and expired cards are declined. */
export function behaviourOf(number: string, expiry: string, today: Date): CardBehaviour {
  if (isOver(expiry, today)) return { declinedBecause: 'Your card has expired' };
  return behaviours.get(number) ?? { declinedBecause: 'Only test cards can pay here' };
}

/** A card is valid until the end of its month (MM/YY). */
function isOver(expiry: string, today: Date): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return Date.UTC(2000 + year, month) <= today.getTime();
}
