import 'reflect-metadata';

import { environment, loadEnvironmentFile } from '../platform/config/environment.js';
import {
  ConfigRefused,
  exitCodeOfRefusedConfig,
  readConfig,
} from '../platform/config/read-config.js';
import { migrate } from '../platform/database/migrate.js';

/*
 * Migrates the database of DATABASE_URL to the newest schema, before several servers start on it.
 */

try {
  loadEnvironmentFile();
  const { DATABASE_URL } = readConfig(environment());
  if (!DATABASE_URL) throw new ConfigRefused(['DATABASE_URL is required']);
  console.log(JSON.stringify({ message: 'migrated', migrations: await migrate(DATABASE_URL) }));
} catch (error) {
  if (!(error instanceof ConfigRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeOfRefusedConfig;
}
