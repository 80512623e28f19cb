import { Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

import { LiveAuthenticator } from './live-authenticator.js';
import { LiveCursors } from './live-cursors.js';
import { LiveGateway } from './live-gateway.js';
import { LiveHub } from './live-hub.js';
import { LiveSessions } from './live-sessions.js';
import { LiveTopics } from './live-topics.js';
import { ProcessMessages } from './process-messages.js';
import { SessionAuthenticator } from './session-authenticator.js';

/** The live connection at `/live/`. Features register their topics with LiveTopics. */
@Global()
@Module({
  providers: [
    LiveTopics,
    LiveSessions,
    LiveCursors,
    ProcessMessages,
    LiveHub,
    LiveGateway,
    { provide: LiveAuthenticator, useClass: SessionAuthenticator },
  ],
  exports: [LiveTopics, LiveSessions, LiveCursors, ProcessMessages],
})
export class LiveModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly gateway: LiveGateway,
    private readonly adapters: HttpAdapterHost<FastifyAdapter>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.gateway.open(this.adapters.httpAdapter.getHttpServer());
  }

  /** Before the HTTP server closes: it would wait for connections that are open. */
  onModuleDestroy(): void {
    this.gateway.close();
  }
}
