import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import type { Client } from 'pg';

import { AppModule } from '../../app.module.js';
import { createApplication } from '../../application.js';
import { seedDemo } from '../../demo/seed-demo.js';
import { readConfig } from '../config/read-config.js';
import { withDatabase } from '../database/database-url.js';
import { persistentFile } from '../persistent-file.js';
import type { RunDatabases } from './run-databases.js';
import { hashOf, ensureTemplate } from './templates.js';

/** Fresh demo, as a first `npm start` leaves it. */
export interface Demo {
  readonly databaseUrl: string;
  /** Content of the demo's DATA_DIR; copy it, as it is shared. */
  readonly files: string;
}

const root = path.resolve(import.meta.dirname, '../../../..');
const sources = ['migrations/src', 'shared/src', 'server/src', 'assets'];

/** Creates a database of this run with the demo; `folder` stores the files that belong to it. */
export async function openDemo(admin: Client, run: RunDatabases, folder: string): Promise<Demo> {
  mkdirSync(folder, { recursive: true });
  // The id invalidates templates after the folder was deleted; the date does so daily, since the
  // demo's orders are recent.
  const origin = persistentFile(path.join(folder, 'origin'), randomUUID);
  const today = new Date().toDateString();
  const hash = hashOf(
    sources.map((source) => path.join(root, source)),
    origin,
    today,
  );
  const files = path.join(folder, hash);
  const template = await ensureTemplate(admin, {
    kind: 'demo',
    hash,
    draft: `${run.prefix}demo_draft`,
    fill: async (draft) => {
      for (const name of readdirSync(folder)) {
        if (name !== 'origin') rmSync(path.join(folder, name), { recursive: true });
      }
      await admin.query(`CREATE DATABASE ${draft} TEMPLATE ${run.template}`);
      await seed(withDatabase(run.adminUrl, draft), `${files}-draft`);
      renameSync(`${files}-draft`, files);
    },
  });
  const database = `${run.prefix}demo`;
  await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  return { databaseUrl: withDatabase(run.adminUrl, database), files };
}

async function seed(databaseUrl: string, dataDir: string): Promise<void> {
  mkdirSync(dataDir);
  const config = readConfig({
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    PICTURES_AHEAD: '0',
  });
  const app = await createApplication(AppModule.with(config), config);
  await app.init();
  await seedDemo(app);
  await app.close();
}
