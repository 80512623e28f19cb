import { Module } from '@nestjs/common';

import { EventLogRegistry } from '../../platform/event-log/model/registry.js';
import { LiveTopics } from '../../platform/live/live-topics.js';
import { AtlasPermissionRequestsController } from './atlas-permission-requests.controller.js';
import { PermissionGranting } from './permission-granting.service.js';
import { PermissionRequestMailer } from './permission-request-mail.reactor.js';
import { PermissionRequestPeople } from './permission-request-people.service.js';
import { PermissionRequestSettling } from './permission-request-settling.reactor.js';
import { permissionRequestEventTypes } from './permission-request.events.js';
import { PermissionRequestsReader } from './permission-requests-reader.service.js';
import { PermissionRequestsController } from './permission-requests.controller.js';
import { PermissionRequestsService } from './permission-requests.service.js';
import {
  ownInAtlas,
  ownInStore,
  requestsOfStaff,
  requestsOfStore,
} from './permission-requests.topic.js';

/** Requests of members and staff for permissions they do not hold. */
@Module({
  controllers: [PermissionRequestsController, AtlasPermissionRequestsController],
  providers: [
    PermissionGranting,
    PermissionRequestsReader,
    PermissionRequestsService,
    PermissionRequestSettling,
    PermissionRequestPeople,
    PermissionRequestMailer,
  ],
  exports: [PermissionRequestsReader],
})
export class PermissionRequestsModule {
  constructor(
    registry: EventLogRegistry,
    settling: PermissionRequestSettling,
    mailer: PermissionRequestMailer,
    topics: LiveTopics,
  ) {
    registry.register({ eventTypes: permissionRequestEventTypes, reactors: [settling, mailer] });
    for (const topic of [requestsOfStore, requestsOfStaff]) topics.register(topic);
    topics.register(ownInStore);
    topics.register(ownInAtlas);
  }
}
