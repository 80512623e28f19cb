import { Injectable } from '@nestjs/common';
import type { CaptchaForm } from '@selvedge/shared/accounts/captcha/contract';
import type { FastifyRequest } from 'fastify';

import { CaptchaCheck } from './captcha-check.service.js';
import type { CaptchaProof } from './captcha.port.js';

/** Runs the captcha check for the request that carries a form. */
@Injectable()
export class CaptchaOfRequest {
  constructor(private readonly captcha: CaptchaCheck) {}

  /** Throws CaptchaRefused, CaptchaDoubtful, CaptchaMissing, and SignInDelayed. */
  async check(
    { hostname: host, ip: address }: FastifyRequest,
    form: CaptchaForm,
    { email, v3captchaToken, v2captchaToken }: CaptchaProof & { readonly email: string },
  ): Promise<void> {
    const tokens = { v3captchaToken, v2captchaToken };
    await this.captcha.check({ form, host, tokens, email, address });
  }
}
