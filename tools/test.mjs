import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

import { fastChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { build, install, root, run } from './prepare.mjs';

/*
 * `npm test`: every check, each counted as one, whatever the others say. Its databases live under
 * .data/test, apart from those of `npm start`; the results stay there as JSON.
 */

const folder = path.join(root, '.data/test');
const jest = {
  results: path.join(folder, 'jest-results.json'),
  options: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
};

const checks = [
  ...fastChecks,
  { name: 'build', check: build },
  { name: 'jest', check: runJest },
  { name: 'journeys', check: runJourneys },
];

install();
mkdirSync(folder, { recursive: true });
const failed = [];
for (const { name, check } of checks) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const passed = await check();
  if (!passed) failed.push(name);
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${checks.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

function runJest() {
  rmSync(jest.results, { force: true });
  const args = ['--json', `--outputFile=${jest.results}`];
  return run([process.execPath, 'node_modules/jest/bin/jest.js', ...args], {
    env: { ...process.env, NODE_OPTIONS: jest.options },
  });
}

/** In a real browser, on the product as `npm start` runs it, with a fresh demo. */
async function runJourneys() {
  const chromium = findChromium();
  if (!chromium) return false;
  for (const name of readdirSync(folder)) {
    if (name.startsWith('journeys')) rmSync(path.join(folder, name), { recursive: true });
  }
  const dataDir = mkdtempSync(path.join(folder, 'journeys-'));
  const command = ['node_modules/.bin/playwright', 'test', '--config=client/playwright.config.ts'];
  const passed = await run(command, {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JOURNEYS_DATA_DIR: dataDir,
      JOURNEYS_PORT: String(await freePort()),
    },
  });
  const log = path.join(dataDir, 'server.log');
  if (!passed && existsSync(log))
    console.log(readFileSync(log, 'utf8').split('\n').slice(-40).join('\n'));
  return passed;
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
