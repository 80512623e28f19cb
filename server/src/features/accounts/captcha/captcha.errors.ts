import { DomainError } from '../../../platform/domain-error.js';

const refusal = 'We could not tell that you are no robot. Please try again';

/** What came with a form was false, over, used, or for another form. */
export class CaptchaRefused extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { v3captchaToken: [refusal] };

  constructor() {
    super(refusal);
  }
}

const doubt = 'Please tick the box to show that you are no robot';

/** IDN-004: a low score of v3 asks for v2. */
export class CaptchaDoubtful extends DomainError {
  override readonly kind = 'invalid';
  override readonly errors = { v2captchaToken: [doubt] };

  constructor() {
    super(doubt);
  }
}
