import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnPasskeys } from './own-passkeys.service.js';
import { PasskeyChallengeRequests } from './passkey-challenge-requests.http.js';
import { PasskeyChallenges } from './passkey-challenges.service.js';
import { PasskeySignInController } from './passkey-sign-in.controller.js';
import { PasskeysQueries } from './passkeys.queries.js';
import { Passkeys } from './passkeys.service.js';

/** Passkeys, which replace password and second factor. */
@Module({
  imports: [PeopleModule, SessionsModule, SecondFactorModule],
  controllers: [PasskeySignInController],
  providers: [PasskeysQueries, PasskeyChallenges, PasskeyChallengeRequests, Passkeys, OwnPasskeys],
  exports: [PasskeyChallengeRequests, Passkeys, OwnPasskeys],
})
export class PasskeysModule {}
