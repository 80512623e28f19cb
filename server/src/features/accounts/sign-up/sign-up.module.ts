import { Module } from '@nestjs/common';

import { Accounts } from '../accounts.service.js';
import { CaptchaModule } from '../captcha/captcha.module.js';
import { PeopleModule } from '../people.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { BreachedPasswords } from './breached-passwords.service.js';
import { PasswordRules } from './password-rules.service.js';
import { PendingSignUps } from './pending-sign-ups.service.js';
import { RequestCodes } from './request-codes.service.js';
import { SignUpFlow } from './sign-up-flow.http.js';
import { SignUpController } from './sign-up.controller.js';
import { SignUps } from './sign-ups.service.js';
import { Verification } from './verification.service.js';

/** Sign-up and verification of the e-mail address. */
@Module({
  imports: [PeopleModule, SessionsModule, CaptchaModule, SignInFailuresModule],
  controllers: [SignUpController],
  providers: [
    RequestCodes,
    BreachedPasswords,
    PasswordRules,
    PendingSignUps,
    SignUps,
    Verification,
    SignUpFlow,
    Accounts,
  ],
  exports: [RequestCodes, PasswordRules, PendingSignUps, SignUpFlow, Accounts],
})
export class SignUpModule {}
