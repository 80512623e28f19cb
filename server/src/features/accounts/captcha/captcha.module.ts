import { Module } from '@nestjs/common';

import { Clock } from '../../../platform/clock.js';
import { Config } from '../../../platform/config/config.js';
import { HttpClient } from '../../../platform/http-client/http-client.js';
import { AcceptAll } from './accept-all.adapter.js';
import { CaptchaAnswersQueries } from './captcha-answers.queries.js';
import { CaptchaCheck } from './captcha-check.service.js';
import { CaptchaController } from './captcha.controller.js';
import { CaptchaOfRequest } from './captcha-of-request.http.js';
import { CaptchaVerifier } from './captcha.port.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { ProofOfWork } from './proof-of-work.adapter.js';
import { Recaptcha } from './recaptcha.adapter.js';

function verifierFor(
  config: Config,
  clock: Clock,
  answers: CaptchaAnswersQueries,
  http: HttpClient,
): CaptchaVerifier {
  switch (config.CAPTCHA) {
    case 'accept':
      return new AcceptAll();
    case 'proof-of-work':
      return new ProofOfWork(config, clock, answers);
    case 'recaptcha':
      return new Recaptcha(config, http);
  }
}

/** Captcha after repeated failures, and in public forms. */
@Module({
  imports: [SignInFailuresModule],
  controllers: [CaptchaController],
  providers: [
    CaptchaAnswersQueries,
    {
      provide: CaptchaVerifier,
      useFactory: verifierFor,
      inject: [Config, Clock, CaptchaAnswersQueries, HttpClient],
    },
    CaptchaCheck,
    CaptchaOfRequest,
  ],
  exports: [CaptchaVerifier, CaptchaCheck, CaptchaOfRequest],
})
export class CaptchaModule {}
