import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { environment } from './platform/config/environment.js';
import { readConfig } from './platform/config/read-config.js';
import { EventLogRuntime } from './platform/event-log/event-log-runtime.js';
import { UnknownProjection } from './platform/event-log/projections/projection-replay.js';
import {
  NotUnderstood,
  projectionsCommand,
  UnknownDivision,
} from './platform/event-log/projections/projections-command.js';

/*
 * `npm run projections -- rebuild <name> [--division N]`. The application is built, so that every
 * feature has registered its projections, but not started: it runs no reactors.
 */

const application = await NestFactory.create(
  AppModule.with(readConfig(environment())),
  new FastifyAdapter(),
  { logger: ['error', 'warn'] },
);

try {
  await projectionsCommand(process.argv.slice(2), application.get(EventLogRuntime), show);
} catch (error) {
  const refusals = [NotUnderstood, UnknownDivision, UnknownProjection];
  if (!(error instanceof Error && refusals.some((Refusal) => error instanceof Refusal)))
    throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
// Features hold connections that only a started application can close.
process.exit();

/** Overwrites the previous line until it is ended. */
function show(line: string): void {
  process.stderr.write(line === '\n' ? line : `\r${line}`);
}
