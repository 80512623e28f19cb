import 'reflect-metadata';

import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { type Config } from '../../platform/config/config.js';
import { environment, loadEnvironmentFile } from '../../platform/config/environment.js';
import { readConfig } from '../../platform/config/read-config.js';
import { launchEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.js';
import { ErasedSubjects } from '../../platform/event-log/privacy/erased-subjects.js';
import { dump } from './dump.js';
import { fingerprintOf, format, manifestFile, mediaFolder, type Manifest } from './manifest.js';
import { copyMedia } from './media.js';
import { atTheTerminal, BackupRefused } from './refusals.js';

/*
 * `npm run backup -- <folder>`: copies database and media as of one instant, whether or not the
 * product runs. The keys are excluded: without DATA_KEY the folder is useless.
 */

await atTheTerminal(async () => {
  loadEnvironmentFile();
  const [given] = process.argv.slice(2);
  if (!given) throw new BackupRefused('Give the target folder: npm run backup -- <folder>');
  const folder = path.resolve(given);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new BackupRefused(`${folder} is not empty.`);
  const { tables, mediaFiles } = await backUp(readConfig(environment()), folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Backed up ${rows} rows of ${tables.length} tables and ${mediaFiles} media files to ${folder}. DATA_KEY is not included: store it elsewhere.`;
});

/** Renames the folder to its final name once everything is flushed to disk. */
async function backUp(config: Config, folder: string): Promise<Manifest> {
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const startedAt = new Date().toISOString();
  const media = [path.join(config.DATA_DIR, mediaFolder), path.join(draft, mediaFolder)] as const;
  // Copies media before the dump, to include files deleted during it, and after it, to include new
  // ones.
  await copyMedia(...media);
  const dumped = await onDatabase(config, (url) => dump(url, draft));
  const mediaFiles = await copyMedia(...media);
  await ErasedSubjects.in(draft).add(...(ErasedSubjects.in(config.DATA_DIR).all() ?? []));
  const dataKey = fingerprintOf(config.DATA_KEY);
  const manifest: Manifest = { format, startedAt, dataKey, ...dumped, mediaFiles };
  const file = path.join(draft, manifestFile);
  writeFileSync(file, JSON.stringify(manifest, undefined, 2), { mode: 0o600, flush: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  return manifest;
}

async function onDatabase<Result>(
  { DATABASE_URL, DATA_DIR }: Config,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  if (DATABASE_URL) return work(DATABASE_URL);
  const cluster = path.join(DATA_DIR, 'pg');
  if (!existsSync(cluster)) throw new BackupRefused(`There is no database in ${DATA_DIR}.`);
  const postgres = await launchEmbeddedPostgres(cluster);
  postgres.endWithUs();
  try {
    return await work(postgres.url);
  } finally {
    await postgres.stop();
  }
}
