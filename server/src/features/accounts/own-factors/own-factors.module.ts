import { Module } from '@nestjs/common';

import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { SecondFactorModule } from '../second-factor/second-factor.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { OwnPasskeysController } from './own-passkeys.controller.js';
import { OwnRecovery } from './own-recovery.http.js';
import { SecondFactorStatus } from './second-factor-status.service.js';
import { SecondFactorController } from './second-factor.controller.js';

/** Second factors and passkeys of the signed-in person. */
@Module({
  imports: [SessionsModule, SecondFactorModule, PasskeysModule],
  controllers: [SecondFactorController, OwnPasskeysController],
  providers: [SecondFactorStatus, OwnRecovery],
  exports: [SecondFactorStatus, OwnRecovery],
})
export class OwnFactorsModule {}
