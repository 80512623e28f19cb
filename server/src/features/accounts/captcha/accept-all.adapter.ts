import type { CaptchaQuestion } from '@selvedge/shared/accounts/captcha/contract';

import type { CaptchaVerdict, CaptchaVerifier } from './captcha.port.js';

/** Accepts every form; for development (IDN-004). */
export class AcceptAll implements CaptchaVerifier {
  ask(): Promise<CaptchaQuestion> {
    return Promise.resolve({ kind: 'none' });
  }

  judge(): Promise<CaptchaVerdict> {
    return Promise.resolve('passed');
  }
}
