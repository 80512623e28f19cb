import { DomainError, invalidFields } from '../../../platform/domain-error.js';

const refusal = 'We could not verify that you are not a robot. Please try again';

/** The proof is invalid, expired, used, or was made for another form. */
export class CaptchaRefused extends invalidFields({ v3captchaToken: [refusal] }, refusal) {}

const doubt = 'Please tick the box to show that you are not a robot';

/** A low v3 score requires v2 (IDN-004). */
export class CaptchaDoubtful extends invalidFields({ v2captchaToken: [doubt] }, doubt) {}

/** Too many forms without a proof from one network address. */
export class CaptchaMissing extends DomainError {
  override readonly kind = 'rate-limited';

  constructor(override readonly retryAfterSeconds: number) {
    const wait = Math.ceil(retryAfterSeconds);
    const waiting = `${String(wait)} ${wait === 1 ? 'second' : 'seconds'}`;
    super(
      `We could not verify that you are not a robot. Please send the form again. Without JavaScript, wait ${waiting} first`,
    );
  }
}
