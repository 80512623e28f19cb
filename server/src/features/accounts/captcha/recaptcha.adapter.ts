import { Logger } from '@nestjs/common';
import type { CaptchaForm, CaptchaQuestion } from '@selvedge/shared/accounts/captcha/contract';

import type { Config } from '../../../platform/config/config.js';
import { OutgoingFailed } from '../../../platform/http-client/http-client.errors.js';
import type { HttpClient } from '../../../platform/http-client/http-client.js';
import type { CaptchaAttempt, CaptchaVerdict, CaptchaVerifier } from './captcha.port.js';

/** Google's verification answer; no field is guaranteed. */
interface Verification {
  readonly success?: unknown;
  readonly score?: unknown;
  readonly action?: unknown;
  readonly hostname?: unknown;
  readonly 'error-codes'?: unknown;
}

/** Error codes caused by our configuration or request, not by the user. */
const ours = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** reCAPTCHA: v3 scores in the background; a score below the minimum requires the v2 checkbox. */
export class Recaptcha implements CaptchaVerifier {
  private readonly logger = new Logger('Recaptcha');

  constructor(
    private readonly config: Config,
    private readonly http: HttpClient,
  ) {}

  ask(form: CaptchaForm): Promise<CaptchaQuestion> {
    const { RECAPTCHA_URL: url, RECAPTCHA_V3_SITE_KEY, RECAPTCHA_V2_SITE_KEY } = this.config;
    const keys = { v3SiteKey: RECAPTCHA_V3_SITE_KEY ?? '', v2SiteKey: RECAPTCHA_V2_SITE_KEY ?? '' };
    return Promise.resolve({ kind: 'recaptcha', url, ...keys, action: actionOf(form) });
  }

  async judge({ form, host, tokens }: CaptchaAttempt): Promise<CaptchaVerdict> {
    const { v2captchaToken: v2, v3captchaToken: v3 } = tokens;
    const { RECAPTCHA_V2_SECRET, RECAPTCHA_V3_SECRET } = this.config;
    if (!v2 && !v3) return 'absent';
    const verification = v2
      ? await this.verify(RECAPTCHA_V2_SECRET, v2)
      : await this.verify(RECAPTCHA_V3_SECRET, v3);
    if (verification === undefined) return 'unavailable';
    // One key may serve many shop hosts; a token is valid only for the host it was made on.
    if (verification.success !== true || verification.hostname !== host) return 'refused';
    return v2 ? 'passed' : this.scored(form, verification);
  }

  private scored(form: CaptchaForm, { action, score }: Verification): CaptchaVerdict {
    if (action !== actionOf(form) || typeof score !== 'number') return 'refused';
    return score < this.config.RECAPTCHA_MINIMUM_SCORE ? 'doubtful' : 'passed';
  }

  /** Undefined if Google was unreachable or returned no usable answer. */
  private async verify(secret = '', response = ''): Promise<Verification | undefined> {
    try {
      const { status, content } = await this.http.post(
        `${this.config.RECAPTCHA_URL}/api/siteverify`,
        new URLSearchParams({ secret, response }),
        { accept: 'application/json', maxBytes: 10_000, timeoutMs: 3_000 },
      );
      const verification = status === 200 ? readJson(content) : undefined;
      const codes = codesIn(verification);
      if (verification !== undefined && !codes.some((code) => ours.includes(code)))
        return verification;
      this.logger.warn({ message: 'reCAPTCHA refused the verification request', status, codes });
    } catch (error) {
      if (!(error instanceof OutgoingFailed)) throw error;
      this.logger.warn({ message: 'reCAPTCHA is unreachable', reason: error.reason });
    }
    return undefined;
  }
}

function codesIn(verification: Verification | undefined): readonly string[] {
  const codes = verification?.['error-codes'];
  return Array.isArray(codes) ? codes.map(String) : [];
}

/** reCAPTCHA actions must not contain hyphens. */
function actionOf(form: CaptchaForm): string {
  return form.replaceAll('-', '_');
}

function readJson(content: Buffer): Verification | undefined {
  try {
    const parsed: unknown = JSON.parse(content.toString('utf8'));
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
