import { Controller, Get, Query } from '@nestjs/common';
import { CaptchaQuery, type CaptchaQuestion } from '@selvedge/shared/accounts/captcha/contract';

import { RateLimited } from '../../../platform/http/rate-limits.js';
import { CaptchaVerifier } from './captcha.port.js';

@Controller('omnis/v3/frontend/captcha')
export class CaptchaController {
  constructor(private readonly verifier: CaptchaVerifier) {}

  /** VAL-043: what a browser has to do before it sends a form. */
  @Get()
  @RateLimited('login')
  ask(@Query() { form }: CaptchaQuery): Promise<CaptchaQuestion> {
    return this.verifier.ask(form);
  }
}
