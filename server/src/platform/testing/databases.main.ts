import 'reflect-metadata';

import path from 'node:path';

import { Client } from 'pg';

import { environment } from '../config/environment.js';
import { launchEmbeddedPostgres } from '../database/embedded/embedded-postgres.js';
import { onParentExit } from '../processes/parent-exit.js';
import type { Demo } from './demo-databases.js';
import {
  applicationName,
  dropDatabases,
  isShared,
  openRun,
  type RunDatabases,
} from './run-databases.js';

/*
 * Holds the databases of one test run while its parent is connected: on the server of
 * TEST_DATABASE_URL, otherwise on an embedded PostgreSQL under .data/test. Sends the parent a
 * RunDatabases as JSON, or { problem }, which specs that need a database throw. The parent may
 * request a 'demo', which is answered by a Demo or { problem }. It may also send { drop } to drop
 * the databases with a prefix, which gets no answer.
 */

interface Held {
  readonly databases: RunDatabases;
  readonly demo: () => Promise<Demo>;
  readonly drop: (prefix: string) => Promise<void>;
  readonly release: () => Promise<void>;
}

/**
 * Only a crash of the machine loses data this way, not a killed process; after a crash, delete
 * .data/test. Specs of the embedded PostgreSQL start a separate, durable one, as the product does.
 */
const undurable = ['fsync=off', 'full_page_writes=off'];

const dataFolder = path.resolve(import.meta.dirname, '../../../../.data/test');

async function hold(): Promise<Held> {
  const given = environment()['TEST_DATABASE_URL'];
  const embedded = given
    ? undefined
    : await launchEmbeddedPostgres(path.join(dataFolder, 'pg'), undurable);
  const adminUrl = embedded?.url ?? given ?? '';
  const admin = new Client({ connectionString: adminUrl, application_name: applicationName });
  await admin.connect();
  const databases = await openRun(admin, adminUrl);
  const release = async (): Promise<void> => {
    await dropDatabases(admin, databases.prefix);
    const isLast = !(await isShared(admin));
    await admin.end();
    if (isLast) await embedded?.stop();
  };
  return {
    databases,
    demo: () => demoOn(admin, databases),
    drop: (prefix) => dropDatabases(admin, prefix),
    release,
  };
}

/** Loads the whole server only for runs that request a demo. */
async function demoOn(admin: Client, databases: RunDatabases): Promise<Demo> {
  const { openDemo } = await import('./demo-databases.js');
  return openDemo(admin, databases, path.join(dataFolder, 'demo'));
}

function send(answer: object): void {
  process.send?.(JSON.stringify(answer));
}

const problem = (error: unknown): object => ({ problem: String(error) });

const parentExited = new Promise<void>(onParentExit);
try {
  const { databases, demo, drop, release } = await hold();
  send(databases);
  process.on('message', (message: 'demo' | { readonly drop: string }) => {
    // Databases not dropped now are dropped when the run ends.
    if (message !== 'demo') void drop(message.drop).catch(() => undefined);
    else void demo().catch(problem).then(send);
  });
  await parentExited;
  await release();
  process.exit(0);
} catch (error) {
  send(problem(error));
  await parentExited;
  process.exit(1);
}
