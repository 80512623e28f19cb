import { Controller, Get, Query } from '@nestjs/common';
import { CaptchaQuery, type CaptchaQuestion } from '@selvedge/shared/accounts/captcha/contract';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { CaptchaVerifier } from './captcha.port.js';

@Controller('omnis/v3/frontend/captcha')
export class CaptchaController {
  constructor(private readonly verifier: CaptchaVerifier) {}

  /** Returns the challenge that a browser solves before it sends a form (VAL-043). */
  @Get()
  @RateLimited('login')
  ask(@Query() { form }: CaptchaQuery): Promise<CaptchaQuestion> {
    return this.verifier.ask(form);
  }
}
