import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { AdminService } from './features/admin/index.js';
import { environment } from './platform/config/environment.js';
import { readConfig } from './platform/config/read-config.js';
import { DomainError } from './platform/domain-error.js';

/*
 * `npm run admin -- <command>`: runs the same commands as the screens, for an operator of the
 * machine. It is a server process without a listener, so that side effects (mail, other processes)
 * happen as usual.
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
