import 'reflect-metadata';

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import {
  environment,
  loadEnvironmentFile,
  type Environment,
} from '../platform/config/environment.js';
import {
  ConfigRefused,
  exitCodeOfRefusedConfig,
  readConfig,
} from '../platform/config/read-config.js';
import { launchEmbeddedPostgres } from '../platform/database/embedded/embedded-postgres.js';
import { migrate } from '../platform/database/migrate.js';

/**
 * Runs a program on the product's database, starting the database if needed. Resolves with the
 * program's exit code; 1 if a signal ended it, and 78 if the settings are invalid.
 */
export async function runOnDatabase(
  command: readonly string[],
  env: Environment = environment(),
): Promise<number> {
  loadEnvironmentFile();
  try {
    return await runWhere(command, env);
  } catch (error) {
    if (!(error instanceof ConfigRefused)) throw error;
    console.error(error.message);
    return exitCodeOfRefusedConfig;
  }
}

async function runWhere(command: readonly string[], env: Environment): Promise<number> {
  const { DATABASE_URL, DATA_DIR } = readConfig(env);
  if (DATABASE_URL) return runWith(command, { ...env, DATA_DIR, DATABASE_URL });
  const postgres = await launchEmbeddedPostgres(path.join(DATA_DIR, 'pg'));
  postgres.endWithUs();
  try {
    return await runWith(command, { ...env, DATA_DIR, DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}

async function runWith(
  command: readonly string[],
  env: Environment & { readonly DATABASE_URL: string },
): Promise<number> {
  await migrate(env.DATABASE_URL);
  const child = spawn(process.execPath, command, { env: { ...env }, stdio: 'inherit' });
  await once(child, 'exit');
  return child.exitCode ?? 1;
}
