/** RET-010: how far it is with paying later than the order is made. */
export type TermsState = 'none' | 'requested' | 'authorised' | 'refused';

/** What the customer says of a mock-up: nothing yet, that it may be made, or that it has to be another. */
export type MockupState = 'waiting' | 'approved' | 'changes';

/** A picture of what will be made; the last one of a quote is the one that is asked about. */
export interface QuoteMockup {
  readonly id: string;
  readonly state: MockupState;
  /** What has to be another; null where nothing was said, and once the person has been erased. */
  readonly comment: string | null;
  readonly createdAt: string;
  readonly url: string;
}

/** Something that goes with a quote, such as a specification. */
export interface QuoteDocument {
  readonly id: string;
  /** Null once the person has been erased. */
  readonly name: string | null;
  readonly contentType: string;
  readonly bytes: number;
  readonly createdAt: string;
  readonly url: string;
}

/** What the customer says of the price. */
export interface QuoteDecision {
  readonly accepted: boolean;
  /** Null where nothing was said, and once the person has been erased. */
  readonly reason: string | null;
  readonly at: string;
}

/** RET-008: what a shopper asked for, beside what and how many. */
export interface QuoteWish {
  /** This and the notes are null where nothing was said, and once the person has been erased. */
  readonly company: string | null;
  /** A day, 2026-11-05; null where it does not matter. */
  readonly neededBy: string | null;
  readonly notes: string | null;
}

/** ATL-016: how far staff and the customer are with a bespoke order. Its lines and price are the order's. */
export interface OrderQuote {
  /** From 1, one more with every price. */
  readonly revision: number;
  /** The last that the customer was sent; null before the first. */
  readonly sentRevision: number | null;
  readonly sentAt: string | null;
  /** The last day on which it may be accepted, 2026-11-05; null has no end. */
  readonly validUntil: string | null;
  /** Of this revision; null while it is open. */
  readonly decision: QuoteDecision | null;
  readonly terms: TermsState;
  /** The oldest first. */
  readonly mockups: readonly QuoteMockup[];
  readonly documents: readonly QuoteDocument[];
  /** The number that the customer's own books know it by. */
  readonly purchaseOrder: string | null;
  /** Null of one that staff began, and towards whoever is not the customer. */
  readonly wish: QuoteWish | null;
  /** Whether it can be paid by card now. */
  readonly isPayable: boolean;
}

export const mostQuoteLines = 50;
export const mostQuoteFiles = 20;
/** Of a mock-up or a document. */
export const maxQuoteFileBytes = 10 * 1024 * 1024;

/** The present mock-up; undefined where there is none. */
export function presentMockup<Mockup>(quote: {
  readonly mockups: readonly Mockup[];
}): Mockup | undefined {
  return quote.mockups.at(-1);
}
