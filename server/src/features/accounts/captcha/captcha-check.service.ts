import { Injectable, Logger } from '@nestjs/common';

import { SignInDelayed } from '../sign-in/sign-in.errors.js';
import { SignInFailures } from '../sign-in/sign-in-failures.service.js';
import { CaptchaDoubtful, CaptchaMissing, CaptchaRefused } from './captcha.errors.js';
import { CaptchaVerifier, type CaptchaAttempt } from './captcha.port.js';

/** Who sends a form. */
interface Sender extends CaptchaAttempt {
  /** The e-mail address that the form names. */
  readonly email: string;
  /** The network address. */
  readonly address: string;
}

/**
 * Lets people through. A form without a proof is no refusal, since a browser without script has none: such
 * forms are free five times in 15 minutes from a network address, and then have to wait longer each time. Where
 * the provider is away it is the same for each e-mail address, so that nobody waits for others.
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
      // Names with blanks are no e-mail addresses: they count beside the failures of accounts.
      case 'absent':
        return this.withoutProof(address);
      case 'unavailable':
        this.logger.warn({ message: 'no captcha was judged', form: attempt.form });
        return this.failures.attempt(`captcha away ${email}`, address);
    }
  }

  /**
   * Sent before the script of the page was there, or without any: whoever has script needs not wait, since
   * the form that comes back brings a proof.
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
