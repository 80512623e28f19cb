import { Global, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';

import { SocketLimits } from './socket-limits.js';
import { SocketUpgrades } from './socket-upgrades.js';

/** Plain WebSockets on the HTTP port. Features serve their paths with SocketUpgrades. */
@Global()
@Module({ providers: [SocketLimits, SocketUpgrades], exports: [SocketLimits, SocketUpgrades] })
export class WebSocketModule implements OnApplicationBootstrap, OnModuleDestroy {
  constructor(
    private readonly upgrades: SocketUpgrades,
    private readonly adapters: HttpAdapterHost<FastifyAdapter>,
  ) {}

  onApplicationBootstrap(): void {
    this.upgrades.attach(this.adapters.httpAdapter.getHttpServer());
  }

  onModuleDestroy(): void {
    this.upgrades.stop();
  }
}
