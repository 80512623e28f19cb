import type { MockupState, OrderQuote } from '@selvedge/shared/orders/quotes/quote';

/** How times are written for people. */
interface Writing {
  readonly dateTime: (time: string) => string;
  readonly day: (time: string) => string;
}

/** How far the customer is with the price, as a sentence. */
export function priceSummary(quote: OrderQuote, { dateTime: when, day }: Writing): string {
  const { decision, sentAt, sentRevision, revision, validUntil } = quote;
  if (decision !== null) {
    const suffix = decision.reason === null ? '' : `: “${decision.reason}”`;
    return `${decision.accepted ? 'Accepted' : 'Declined'} ${when(decision.at)}${suffix}`;
  }
  if (sentAt === null) return 'Not sent to the customer yet';
  if (sentRevision !== revision) return 'Changed since it was sent: send it again';
  const until = validUntil === null ? '' : `, valid until ${day(`${validUntil}T12:00:00`)}`;
  return `Sent ${when(sentAt)}${until}. The customer has not answered yet.`;
}

export const termsLabels: Readonly<Record<OrderQuote['terms'], string>> = {
  none: 'Nobody asked to pay later.',
  requested: 'The customer asks to pay later, by purchase order.',
  authorised: 'Authorised: the customer may order by purchase order number.',
  refused: 'Refused: the customer pays by card.',
};

export const mockupLabels: Readonly<Record<MockupState, string>> = {
  waiting: 'Waits for the customer',
  approved: 'Approved',
  changes: 'Changes wanted',
};
