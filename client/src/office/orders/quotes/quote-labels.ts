import type { MockupState, OrderQuote } from '@selvedge/shared/orders/quotes/quote';

/** Formatters for times and days. */
interface Writing {
  readonly dateTime: (time: string) => string;
  readonly day: (time: string) => string;
}

/** Describes whether the customer has the current price and has decided on it. */
export function priceSummary(quote: OrderQuote, { dateTime: when, day }: Writing): string {
  const { decision, sentAt, sentRevision, revision, validUntil } = quote;
  if (decision !== null) {
    const suffix = decision.reason === null ? '' : `: “${decision.reason}”`;
    return `${decision.accepted ? 'Accepted' : 'Declined'} ${when(decision.at)}${suffix}`;
  }
  if (sentAt === null) return 'Not sent to the customer yet';
  if (sentRevision !== revision) return 'Changed since it was sent. Send it again.';
  const until = validUntil === null ? '' : `, valid until ${day(`${validUntil}T12:00:00`)}`;
  return `Sent ${when(sentAt)}${until}. The customer has not responded yet.`;
}

export const termsLabels: Readonly<Record<OrderQuote['terms'], string>> = {
  none: 'No payment terms requested.',
  requested: 'The customer has asked to pay later by purchase order.',
  authorised: 'Authorised: the customer may order with a purchase order number.',
  refused: 'Refused: the customer must pay by card.',
};

export const mockupLabels: Readonly<Record<MockupState, string>> = {
  waiting: 'Awaiting customer approval',
  approved: 'Approved',
  changes: 'Changes requested',
};
