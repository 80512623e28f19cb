import { Module } from '@nestjs/common';

import { CaptchaModule } from '../captcha/captcha.module.js';
import { PeopleModule } from '../people.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { SignUpModule } from '../sign-up/sign-up.module.js';
import { ForgottenPasswords } from './forgotten-passwords.http.js';
import { LostFactors } from './lost-factors.service.js';
import { NewPasswords } from './new-passwords.service.js';
import { PasswordChanges } from './password-changes.service.js';
import { PasswordResetController } from './password-reset.controller.js';
import { PasswordResets } from './password-resets.service.js';
import { PresentPassword } from './present-password.service.js';

/** Forgotten and changed passwords. */
@Module({
  imports: [PeopleModule, CaptchaModule, SecondFactorModule, SignInFailuresModule, SignUpModule],
  controllers: [PasswordResetController],
  providers: [
    NewPasswords,
    PresentPassword,
    PasswordResets,
    ForgottenPasswords,
    LostFactors,
    PasswordChanges,
  ],
  exports: [PresentPassword, PasswordResets, ForgottenPasswords, LostFactors, PasswordChanges],
})
export class PasswordResetModule {}
