import { longDate } from '@selvedge/shared/dates/english-dates';

import { DomainError } from '../../../../platform/domain-error.js';

/** Only bespoke orders have a quote (ORD-034). */
export class OrderIsNoQuote extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This order has no quote');
  }
}

/** The order is paid, confirmed by purchase order or in production. */
export class QuoteIsSettled extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote is settled and can no longer be changed');
  }
}

/** The caller saw a price other than the current one. */
export class QuoteHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote has changed. Please review it again.');
  }
}

export class QuoteWithoutPrice extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Set a price before you send the quote');
  }
}

export class QuoteNotSent extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote is still being prepared');
  }
}

export class QuoteAlreadyAccepted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote has already been accepted. Please contact us to change it.');
  }
}

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

export class QuoteDiscountTooLarge extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { discount: ['The discount is higher than the total of the lines'] };

  constructor() {
    super('The discount is higher than the total of the lines');
  }
}

/** Holders of the link can read the quote, but must prove to be its customer to answer. */
export class QuoteProofWrong extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = {
    proof: ['Enter the e-mail address or the postcode that this quote was made for'],
  };

  constructor() {
    super('Please check the fields that are marked below.');
  }
}

export class QuoteNotAccepted extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The quote must be accepted first');
  }
}

export class TermsNotRequested extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('No payment terms were requested');
  }
}

export class TermsRefused extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('We cannot offer payment terms for this order. You can pay by card.');
  }
}

/** A purchase order is paid later, so staff must have authorised payment terms. */
export class TermsNotAuthorised extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Payment terms must be authorised before a purchase order');
  }
}

/** A newer mock-up exists, or this one never existed. */
export class MockupHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('There is a newer mock-up. Please review it.');
  }
}

/** A purchase order starts production, so the mock-up must be approved. */
export class MockupNotApproved extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The mock-up must be approved first');
  }
}

export class QuoteFileUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This file no longer exists');
  }
}

export class TooManyQuoteFiles extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`A quote can have at most ${most} files of each kind`);
  }
}

export class QuoteFileTooLarge extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { file: ['The file is larger than 10 MB'] };

  constructor() {
    super('The file is larger than 10 MB');
  }
}

export class QuoteFileNotAllowed extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { file: ['Choose a PDF, PNG, JPEG or WebP file'] };

  constructor() {
    super('Choose a PDF, PNG, JPEG or WebP file');
  }
}

/** The customer is erased, so the quote cannot be sent. */
export class QuoteOfNobody extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The customer of this quote has been erased');
  }
}
