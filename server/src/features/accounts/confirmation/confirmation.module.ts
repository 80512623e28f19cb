import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { ConfirmPasswordController } from './confirm-password.controller.js';
import { PasswordConfirmations } from './password-confirmation.http.js';

/** Confirms the password before an irreversible action. */
@Module({
  imports: [PeopleModule, SessionsModule, SecondFactorModule, SignInFailuresModule],
  controllers: [ConfirmPasswordController],
  providers: [PasswordConfirmations],
  exports: [PasswordConfirmations],
})
export class ConfirmationModule {}
