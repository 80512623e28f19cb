import 'reflect-metadata';

import cluster from 'node:cluster';

import { type Config } from './platform/config/config.js';
import { environment, loadEnvironmentFile } from './platform/config/environment.js';
import {
  ConfigRefused,
  exitCodeOfRefusedConfig,
  readConfig,
} from './platform/config/read-config.js';
import { isLeader } from './platform/processes/process-count.js';

/*
 * The server. With several processes each runs this program: the first one starts the others and
 * loads nothing of the product.
 */
try {
  loadEnvironmentFile();
  await run(readConfig(environment()));
} catch (error) {
  if (!(error instanceof ConfigRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = exitCodeOfRefusedConfig;
}

async function run(config: Config): Promise<void> {
  if (cluster.isPrimary && isLeader(config, process.pid)) {
    const { lead } = await import('./platform/processes/primary.js');
    process.exit(await lead(config));
  }
  // Checked before the product is loaded, which takes seconds, so that a refusal is immediate.
  const { requireOwnSchema } = await import('./platform/database/schema-version.js');
  await requireOwnSchema(config);
  const { serve } = await import('./serve.js');
  await serve(config);
}
