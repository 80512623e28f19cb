import path from 'node:path';

import { root } from '../build/prepare.mjs';

const config = 'tools/test/jest/whole-run.config.js';
const options = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `--require=${JSON.stringify(path.join(root, 'tools/test/jest/quick-exit.cjs'))}`,
].join(' ');

/**
 * Runs all specs on the databases of this run. Without `hasRedis`, specs that need Redis are
 * skipped.
 */
export function runJest(run, { databases, hasRedis, results }) {
  const args = [`--config=${config}`, '--json', `--outputFile=${results}`];
  return run([process.execPath, 'node_modules/jest/bin/jest.js', ...args], {
    env: {
      ...process.env,
      NODE_OPTIONS: options,
      TEST_DATABASES: databases,
      WITHOUT_REDIS: hasRedis ? '0' : '1',
    },
  });
}
