import path from 'node:path';

import { root } from '../build/prepare.mjs';

const options = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  `--require=${JSON.stringify(path.join(root, 'tools/test/jest/quick-exit.cjs'))}`,
].join(' ');

/** Runs the specs of a configuration. Without `hasRedis`, specs that need Redis are skipped. */
export function runJest(run, { config, args = [], databases, hasRedis }) {
  const command = ['node_modules/jest/bin/jest.js', `--config=tools/test/jest/${config}`, ...args];
  return run([process.execPath, ...command], {
    env: {
      ...process.env,
      NODE_OPTIONS: options,
      WITHOUT_REDIS: hasRedis ? '0' : '1',
      ...(databases && { TEST_DATABASES: databases }),
    },
  });
}
