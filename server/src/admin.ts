import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { AdminService } from './features/admin/index.js';
import { environment } from './platform/config/environment.js';
import { readConfig } from './platform/config/read-config.js';
import { DomainError } from './platform/domain-error.js';

/*
 * `npm run admin -- <command>`: the commands that the screens use, by whoever has the machine. It is a
 * server process that listens to nobody, so that what follows from a command (mail, other processes)
 * follows as always.
 */

const application = await NestFactory.create(
  AppModule.with(readConfig(environment())),
  new FastifyAdapter(),
  { logger: ['error', 'warn'] },
);
await application.init();
try {
  const admin = application.get(AdminService, { strict: false });
  const lines = await admin.run(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof DomainError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await application.close();
}
process.exit();
