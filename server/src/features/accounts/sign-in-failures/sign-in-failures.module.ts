import { Module } from '@nestjs/common';

import { SignInFailuresQueries } from './sign-in-failures.queries.js';
import { SignInFailures } from './sign-in-failures.service.js';

/** Delays for repeated failures to sign in. */
@Module({
  providers: [SignInFailuresQueries, SignInFailures],
  exports: [SignInFailures],
})
export class SignInFailuresModule {}
