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

/** Too many forms of one network came without what shows that no robot sends them. */
export class CaptchaMissing extends DomainError {
  override readonly kind = 'rate-limited';

  constructor(override readonly retryAfterSeconds: number) {
    const wait = Math.ceil(retryAfterSeconds);
    const waiting = `${String(wait)} ${wait === 1 ? 'second' : 'seconds'}`;
    super(
      `Your browser did not show that you are no robot. Please send it again now; without JavaScript, in ${waiting}`,
    );
  }
}
