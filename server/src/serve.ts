import 'reflect-metadata';

import { Logger, type INestApplication } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

import { AppModule } from './app.module.js';
import { createApplication } from './application.js';
import { prepareDemoPictures } from './demo/prepare-pictures.js';
import { seedDemo } from './demo/seed-demo.js';
import { StaffInvitations } from './features/staff/index.js';
import { type Config } from './platform/config/config.js';
import { environment } from './platform/config/environment.js';
import { Health } from './platform/health/health.js';
import { standBy } from './platform/health/standby.js';
import { stopGracefully } from './platform/processes/graceful-stop.js';
import { MetricsModule } from './platform/metrics/metrics.module.js';
import { isFurtherWorker, isWorker } from './platform/worker/worker.js';
import { joinWorkerGroup } from './platform/processes/join-worker-group.js';
import { startWatchdog } from './platform/watchdog/watchdog.js';

const logger = new Logger('Start');

/**
 * Serves until it is stopped. Sends the parent process, if any, `{ step }` for each longer step of
 * the start, `{ invitation }` if there is no staff account, and then `ready`. The database schema
 * must be of this version.
 */
export async function serve(config: Config): Promise<void> {
  const hasStarted = startWatchdog({
    limitMs: config.WATCHDOG_SECONDS * 1_000,
    dataDir: config.DATA_DIR,
    logFormat: config.LOG_FORMAT,
  });
  const app = await createApplication(AppModule.with(config), config);
  stopGracefully(app);
  if (isWorker()) joinWorkerGroup(app);
  if (isFurtherWorker(environment())) await app.init();
  else await prepare(app, config);
  await app.listen(config.PORT, config.HOST);
  await app.get(MetricsModule).listen();
  hasStarted();
  if (process.send) process.send('ready');
  else logger.log({ message: 'the server listens', host: config.HOST, port: config.PORT });
}

/** One-time tasks of the first process; others, if any, start once it serves. */
async function prepare(app: NestFastifyApplication, config: Config): Promise<void> {
  const ready = await standBy(config, app.get(Health, { strict: false }));
  await app.init();
  if (config.SEED_DEMO) await createDemo(app, config);
  await ready();
  await inviteFirst(app);
}

/** Creates the demo if it is missing, and renders the images of its home pages. */
async function createDemo(app: NestFastifyApplication, config: Config): Promise<void> {
  const isNew = await seedDemo(app, () => process.send?.({ step: 'Creating the demo shops' }));
  if (!isNew || !config.PICTURES_AHEAD) return;
  process.send?.({ step: 'Preparing the demo pictures' });
  await prepareDemoPictures(app, async (label, path) => {
    const headers = { host: `${label}${config.BASE_HOST}` };
    return (await app.inject({ url: path, headers })).body;
  });
}

/** Creates the first staff account's invitation, which is shown on the terminal only. */
async function inviteFirst(app: INestApplication): Promise<void> {
  const by = { actor: 'system:start', correlationId: 'start' };
  const invitation = await app.get(StaffInvitations, { strict: false }).inviteFirst(by);
  if (invitation === undefined) return;
  if (process.send) process.send({ invitation });
  else
    logger.warn({
      message: 'no staff account exists yet: open the link',
      invitation,
    });
}
