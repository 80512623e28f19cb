import { Module } from '@nestjs/common';

import { PeopleModule } from '../people.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SignInFailuresModule } from '../sign-in-failures/sign-in-failures.module.js';
import { PreviewLinkController } from './preview-link.controller.js';
import { PreviewLinksQueries } from './preview-links.queries.js';
import { PreviewLinks } from './preview-links.service.js';
import { PreviewController } from './preview.controller.js';
import { StoreAccessController } from './store-access.controller.js';
import { StoreGate } from './store-gate.http.js';
import { StoreGateQueries } from './store-gate.queries.js';

/** Access to shops that are closed to the public: password and preview links. */
@Module({
  imports: [PeopleModule, SessionsModule, SignInFailuresModule],
  controllers: [StoreAccessController, PreviewLinkController, PreviewController],
  providers: [StoreGateQueries, StoreGate, PreviewLinksQueries, PreviewLinks],
  exports: [StoreGate],
})
export class StoreAccessModule {}
