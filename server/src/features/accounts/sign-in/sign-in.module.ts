import { Module } from '@nestjs/common';

import { CaptchaModule } from '../captcha/captcha.module.js';
import { PeopleModule } from '../people.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { PasswordCheck } from './password-check.service.js';
import { PendingSignInsQueries } from './pending-sign-ins.queries.js';
import { PendingSignIns } from './pending-sign-ins.service.js';
import { SecondStep } from './second-step.http.js';
import { SignInController } from './sign-in.controller.js';
import { SignInForm } from './sign-in.form.js';
import { SignIn } from './sign-in.http.js';
import { SignOutFormController } from './sign-out-form.controller.js';

/** Sign-in with password and second step, and sign-out. */
@Module({
  imports: [PeopleModule, SessionsModule, CaptchaModule, SecondFactorModule, SignInFailuresModule],
  controllers: [SignInController, SignOutFormController],
  providers: [PasswordCheck, SignIn, PendingSignInsQueries, PendingSignIns, SecondStep, SignInForm],
  exports: [PendingSignIns, SecondStep, SignInForm],
})
export class SignInModule {}
