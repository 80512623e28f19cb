import { longDate } from '@selvedge/shared/dates/english-dates';

import { DomainError } from '../../../platform/domain-error.js';

/** ORD-034: only an order that began as a quote has one. */
export class OrderIsNoQuote extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This order has no quote');
  }
}

/** It is paid, ordered by number, or in production: what was agreed on holds. */
export class QuoteIsSettled extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote is settled and can no longer be changed');
  }
}

/** The person saw another price than the one that holds now. */
export class QuoteHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('This quote has changed meanwhile. Please look at it again.');
  }
}

export class QuoteWithoutPrice extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Set a price before the quote is sent');
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
    super('This quote is accepted already. Please contact us to change it.');
  }
}

/** What is asked may be another by now: staff renew it. */
export class QuoteExpired extends DomainError {
  override readonly kind = 'conflict';

  /** `validUntil` is its last day, 2026-11-05. */
  constructor(validUntil: string) {
    super(
      `This quote was valid until ${longDate(new Date(validUntil))}. Please ask us to renew it.`,
    );
  }
}

export class QuoteDiscountTooLarge extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { discount: ['The discount is more than the lines come to'] };

  constructor() {
    super('The discount is more than the lines come to');
  }
}

/** whoever has the link may look, and says by this that it is theirs to answer. */
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
    super('The quote has to be accepted first');
  }
}

export class TermsNotRequested extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Nobody asked for payment terms');
  }
}

export class TermsRefused extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('We cannot offer payment terms for this order. You can pay by card.');
  }
}

/** A purchase order is paid later, which somebody has to allow. */
export class TermsNotAuthorised extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('Payment terms have to be authorised before a purchase order');
  }
}

/** Another one came meanwhile, or it was never there. */
export class MockupHasChanged extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('There is a newer mock-up. Please look at it again.');
  }
}

/** What is ordered by number is made, and nobody knows yet whether it is right. */
export class MockupNotApproved extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The mock-up has to be approved first');
  }
}

export class QuoteFileUnknown extends DomainError {
  override readonly kind = 'not-found';

  constructor() {
    super('This file is no longer there');
  }
}

export class TooManyQuoteFiles extends DomainError {
  override readonly kind = 'conflict';

  constructor(most: number) {
    super(`A quote has no more than ${most} files of a kind`);
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

/** Nobody is left who could be asked. */
export class QuoteOfNobody extends DomainError {
  override readonly kind = 'conflict';

  constructor() {
    super('The customer of this quote has been erased');
  }
}
