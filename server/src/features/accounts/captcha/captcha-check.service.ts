import { Injectable, Logger } from '@nestjs/common';

import { SignInDelayed } from '../sign-in-failures/sign-in.errors.js';
import { SignInFailures } from '../sign-in-failures/sign-in-failures.service.js';
import { CaptchaDoubtful, CaptchaMissing, CaptchaRefused } from './captcha.errors.js';
import { CaptchaVerifier, type CaptchaAttempt } from './captcha.port.js';

interface Sender extends CaptchaAttempt {
  readonly email: string;
  readonly address: string;
}

/**
 * Checks the captcha of a form. A form without a proof is accepted, since browsers without
 * JavaScript have none. A network address may send five such forms in 15 minutes; after that it has
 * to wait increasingly long. If the provider is unavailable, the same limit applies per e-mail
 * address, so that users do not delay each other.
 */
@Injectable()
export class CaptchaCheck {
  private readonly logger = new Logger('CaptchaCheck');

  constructor(
    private readonly verifier: CaptchaVerifier,
    private readonly failures: SignInFailures,
  ) {}

  /** Throws CaptchaRefused, CaptchaDoubtful, CaptchaMissing, and SignInDelayed. */
  async check({ email, address, ...attempt }: Sender): Promise<void> {
    switch (await this.verifier.judge(attempt)) {
      case 'passed':
        return;
      case 'refused':
        throw new CaptchaRefused();
      case 'doubtful':
        throw new CaptchaDoubtful();
      // Keys with spaces cannot clash with the e-mail addresses that count sign-in failures.
      case 'absent':
        return this.withoutProof(address);
      case 'unavailable':
        this.logger.warn({
          message: 'captcha provider unavailable; accepting the form with a rate limit',
          form: attempt.form,
        });
        return this.failures.attempt(`captcha away ${email}`, address);
    }
  }

  /**
   * Limits forms without a proof, which were sent before the script was loaded or without
   * JavaScript. With JavaScript there is no wait, since the redisplayed form includes a proof.
   */
  private async withoutProof(address: string): Promise<void> {
    try {
      await this.failures.attempt('without captcha', address);
    } catch (thrown) {
      if (!(thrown instanceof SignInDelayed)) throw thrown;
      throw new CaptchaMissing(thrown.retryAfterSeconds);
    }
  }
}
