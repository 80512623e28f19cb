import { longDate } from '@selvedge/shared/dates/english-dates';

import { DomainError, domainError, invalidFields } from '../../../../platform/domain-error.js';

/** Only bespoke orders have a quote (ORD-034). */
export class OrderIsNoQuote extends domainError('not-found', 'This order has no quote') {}

/** The order is paid, confirmed by purchase order or in production. */
export class QuoteIsSettled extends domainError(
  'conflict',
  'This quote is settled and can no longer be changed',
) {}

/** The caller saw a price other than the current one. */
export class QuoteHasChanged extends domainError(
  'conflict',
  'This quote has changed. Please review it again.',
) {}

export class QuoteWithoutPrice extends domainError(
  'conflict',
  'Set a price before you send the quote',
) {}

export class QuoteNotSent extends domainError('conflict', 'This quote is still being prepared') {}

export class QuoteAlreadyAccepted extends domainError(
  'conflict',
  'This quote has already been accepted. Please contact us to change it.',
) {}

/** The price may be outdated, so staff must renew the quote. */
export class QuoteExpired extends DomainError {
  override readonly kind = 'conflict';

  /** `validUntil` is the last day, such as 2026-11-05. */
  constructor(validUntil: string) {
    super(
      `This quote was valid until ${longDate(new Date(validUntil))}. Please ask us to renew it.`,
    );
  }
}

export class QuoteDiscountTooLarge extends invalidFields(
  { discount: ['The discount is higher than the total of the lines'] },
  'The discount is higher than the total of the lines',
) {}

/** Holders of the link can read the quote, but must prove to be its customer to answer. */
export class QuoteProofWrong extends invalidFields(
  {
    proof: ['Enter the e-mail address or the postcode that this quote was made for'],
  },
  'Please check the fields that are marked below.',
) {}

export class QuoteNotAccepted extends domainError('conflict', 'The quote must be accepted first') {}

export class TermsNotRequested extends domainError('conflict', 'No payment terms were requested') {}

export class TermsRefused extends domainError(
  'conflict',
  'We cannot offer payment terms for this order. You can pay by card.',
) {}

/** A purchase order is paid later, so staff must have authorised payment terms. */
export class TermsNotAuthorised extends domainError(
  'conflict',
  'Payment terms must be authorised before a purchase order',
) {}

/** A newer mock-up exists, or this one never existed. */
export class MockupHasChanged extends domainError(
  'conflict',
  'There is a newer mock-up. Please review it.',
) {}

/** A purchase order starts production, so the mock-up must be approved. */
export class MockupNotApproved extends domainError(
  'conflict',
  'The mock-up must be approved first',
) {}

export class QuoteFileUnknown extends domainError('not-found', 'This file no longer exists') {}

export class TooManyQuoteFiles extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`A quote can have at most ${most} files of each kind`);
  }
}

export class QuoteFileTooLarge extends invalidFields(
  { file: ['The file is larger than 10 MB'] },
  'The file is larger than 10 MB',
) {}

export class QuoteFileNotAllowed extends invalidFields(
  { file: ['Choose a PDF, PNG, JPEG or WebP file'] },
  'Choose a PDF, PNG, JPEG or WebP file',
) {}

/** The customer is erased, so the quote cannot be sent. */
export class QuoteOfNobody extends domainError(
  'conflict',
  'The customer of this quote has been erased',
) {}
