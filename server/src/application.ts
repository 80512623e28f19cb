import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import type { Config } from './platform/config/config.js';
import { configureHttp, serverOptions } from './platform/http/configure-http.js';
import { HttpAdapter } from './platform/http/http-adapter.js';
import { hasValidHost } from './platform/http/request-host.js';
import { LiveAdapter } from './platform/live/live-adapter.js';
import { loggerFor } from './platform/logging/logging.js';
import { SocketLimits } from './platform/websocket/socket-limits.js';

/** Creates the whole server, ready to listen or to run commands; it does not serve yet. */
export async function createApplication(
  root: DynamicModule,
  config: Config,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    root,
    new HttpAdapter(serverOptions(config)),
    {
      bodyParser: false,
      logger: loggerFor(config),
      abortOnError: false,
    },
  );
  const places = app.get(SocketLimits);
  app.useWebSocketAdapter(
    new LiveAdapter(app, (request) => hasValidHost(request) && places.take(request)),
  );
  await configureHttp(app, config);
  return app;
}
