import 'reflect-metadata';

import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';

import { AppModule } from '../../app.module.js';
import { environment } from '../../platform/config/environment.js';
import { readConfig } from '../../platform/config/read-config.js';
import { ErasedSubjects } from '../../platform/event-log/privacy/erased-subjects.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { subjectsToErase } from './erasure-lists.js';

/*
 * Repeats, in a restored database, the erasures made after the backup. Arguments: `<list> <time of
 * the backup>`. The application is built, so that every feature has registered its hooks, but not
 * started: it runs no reactors and sends no mail.
 */

const [list = '', startedAt = ''] = process.argv.slice(2);
const application = await NestFactory.create(
  AppModule.with(readConfig(environment())),
  new FastifyAdapter(),
  { logger: ['error', 'warn'] },
);
const erasure = application.get(SubjectErasure, { strict: false });
for (const subject of subjectsToErase(new ErasedSubjects(list).all() ?? [], startedAt))
  await erasure.erase(subject);
// Features hold connections that only a started application can close.
process.exit();
