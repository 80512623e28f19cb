import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { PagesModule } from '../pages/index.js';
import { FailuresController } from './failures.controller.js';
import { FailuresService } from './failures.service.js';
import { InstallationController } from './installation.controller.js';
import { InstallationService } from './installation.service.js';
import { skippingEventTypes } from './skipping.events.js';
import { TestMail } from './test-mail.service.js';

/** First set-up and operation of an installation. */
@Module({
  imports: [PagesModule],
  controllers: [InstallationController, FailuresController],
  providers: [InstallationService, FailuresService, TestMail],
})
export class InstallationModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes: skippingEventTypes });
  }
}
