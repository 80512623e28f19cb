import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EditorSessions } from '../../platform/authorization/editor-sessions.js';
import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import type { Broadcast } from '../../platform/event-log/model/subscription.js';
import { CollabGateway, PagesModule } from '../pages/index.js';
import { AllowedEditorsService } from './admin/allowed-editors.service.js';
import { ConnectAdminController } from './admin/connect-admin.controller.js';
import { LiveConnectSessions } from './admin/live-connect-sessions.service.js';
import { ConnectCorsHook } from './connect-cors.hook.js';
import { ConnectGrants } from './connect-grants.service.js';
import { ConnectPasses } from './connect-passes.service.js';
import { ConnectRights } from './connect-rights.service.js';
import { ConnectSecrets } from './connect-secrets.service.js';
import { ConnectSessionEntity } from './connect-session.entity.js';
import { ConnectSessionsController } from './connect-sessions.controller.js';
import { connectSessions } from './connect-sessions.projection.js';
import { ConnectSessionsQueries } from './connect-sessions.queries.js';
import { ConnectSessions } from './connect-sessions.service.js';
import type { ConnectEvent } from './connect.events.js';
import { ConnectTokens } from './connect-tokens.service.js';
import { ConnectService } from './connect.service.js';
import { ConnectFrameHook } from './frame/connect-frame.hook.js';
import { ConnectFrames } from './frame/connect-frames.service.js';

const eventTypes: EventTypes<ConnectEvent> = {
  ConnectGranted: { schemaVersion: 1 },
  ConnectSessionOpened: { schemaVersion: 1 },
  ConnectSessionRevoked: { schemaVersion: 1 },
};

/** Page editing by external programs on other origins (EDT-001). */
@Global()
@Module({
  imports: [PagesModule, TypeOrmModule.forFeature([ConnectSessionEntity])],
  controllers: [ConnectAdminController, ConnectSessionsController],
  providers: [
    ConnectSecrets,
    ConnectSessionsQueries,
    AllowedEditorsService,
    ConnectRights,
    ConnectSessions,
    ConnectGrants,
    ConnectTokens,
    ConnectService,
    LiveConnectSessions,
    ConnectCorsHook,
    ConnectFrames,
    ConnectFrameHook,
    { provide: EditorSessions, useClass: ConnectPasses },
  ],
  exports: [EditorSessions],
})
export class ConnectModule {
  constructor(registry: EventLogRegistry, gateway: CollabGateway) {
    const ends: Broadcast<ConnectEvent> = {
      name: 'connect-sessions-end',
      on: { ConnectSessionRevoked: ({ event }) => void gateway.endEditor(event.sessionId) },
      onGap: () => void gateway.recheck(),
    };
    registry.register({
      eventTypes,
      inline: [project(connectSessions, ConnectSessionEntity)],
      broadcasts: [ends],
    });
  }
}
