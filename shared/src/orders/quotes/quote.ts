/** State of a request to pay after production. */
export type TermsState = 'none' | 'requested' | 'authorised' | 'refused';

/** Customer's answer to a mock-up: none yet, approved, or changes requested. */
export type MockupState = 'waiting' | 'approved' | 'changes';

/** Image of the planned product. The last mock-up of a quote awaits the answer. */
export interface QuoteMockup {
  readonly id: string;
  readonly state: MockupState;
  /** Requested changes; null if there are none, or after the erasure of personal data. */
  readonly comment: string | null;
  readonly createdAt: string;
  readonly url: string;
}

/** File attached to a quote, such as a specification. */
export interface QuoteDocument {
  readonly id: string;
  /** Null after the erasure of personal data. */
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly createdAt: string;
  readonly url: string;
}

/** Customer's answer to the price. */
export interface QuoteDecision {
  readonly accepted: boolean;
  /** Null if none was given, or after the erasure of personal data. */
  readonly reason: string | null;
  readonly at: string;
}

/** Additional details of a shopper's request. */
export interface QuoteWish {
  /** This and the notes are null if not given, or after the erasure of personal data. */
  readonly company: string | null;
  /** A day such as 2026-11-05; null if there is no deadline. */
  readonly neededBy: string | null;
  readonly notes: string | null;
}

/** State of a bespoke order between staff and customer. Lines and price are those of the order. */
export interface OrderQuote {
  /** From 1; increases with each price. */
  readonly revision: number;
  /** Last revision sent to the customer; null if none was sent. */
  readonly sentRevision: number | null;
  readonly sentAt: string | null;
  /** Last day for acceptance, such as 2026-11-05; null if unlimited. */
  readonly validUntil: string | null;
  /** Answer to this revision; null while open. */
  readonly decision: QuoteDecision | null;
  readonly terms: TermsState;
  /** Oldest first. */
  readonly mockups: readonly QuoteMockup[];
  readonly documents: readonly QuoteDocument[];
  /** Purchase order number of the customer. */
  readonly purchaseOrder: string | null;
  /** Null if staff created the quote, or if the caller is not the customer. */
  readonly wish: QuoteWish | null;
  /** Whether it can be paid by card now. */
  readonly isPayable: boolean;
}

export const mostQuoteLines = 50;
export const mostQuoteFiles = 20;
/** Maximum size of mock-ups and documents, in bytes. */
export const maxQuoteFileBytes = 10 * 1024 * 1024;

/** Current mock-up; undefined if there is none. */
export function presentMockup<Mockup>(quote: {
  readonly mockups: readonly Mockup[];
}): Mockup | undefined {
  return quote.mockups.at(-1);
}
