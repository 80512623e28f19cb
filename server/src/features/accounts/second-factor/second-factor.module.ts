import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { HeldConnections } from './held-connections.reactor.js';
import { OwnSecondFactor } from './own-second-factor.http.js';
import { RecoveryCodes } from './recovery-codes.service.js';
import { SecondFactorCheck } from './second-factor-check.service.js';
import { SecondFactorSecrets } from './second-factor-secrets.service.js';
import { SecondFactorSetUp } from './second-factor-set-up.service.js';
import { SecondFactorQueries } from './second-factor.queries.js';
import { SecondFactors } from './second-factors.service.js';
import { SetUpOffers } from './set-up-offers.service.js';
import { TimeCodes } from './time-codes/time-codes.service.js';

/** Second factors: authenticator apps and recovery codes. */
@Module({
  imports: [PeopleModule, SessionsModule, SignInFailuresModule],
  providers: [
    SecondFactorQueries,
    HeldConnections,
    SecondFactorSecrets,
    SecondFactorSetUp,
    TimeCodes,
    RecoveryCodes,
    SecondFactorCheck,
    SecondFactors,
    SetUpOffers,
    OwnSecondFactor,
  ],
  exports: [
    SecondFactorQueries,
    SecondFactorSecrets,
    RecoveryCodes,
    SecondFactorCheck,
    SecondFactors,
    SetUpOffers,
    OwnSecondFactor,
  ],
})
export class SecondFactorModule {}
