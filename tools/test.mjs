import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { lintCheck, quickChecks } from './checks.mjs';
import { findChromium } from './chromium.mjs';
import { build, install, root, run, runInto } from './prepare.mjs';
import { freePort } from './product.mjs';
import { slowest } from './testing/slowest.mjs';

/*
 * `npm test`: every check, each counted as one, whatever the others say. Its databases live under
 * .data/test, apart from those of `npm start`; the results stay there as JSON.
 */

const folder = path.join(root, '.data/test');
const jest = {
  config: 'tools/testing/whole-run.config.js',
  results: path.join(folder, 'jest-results.json'),
  times: path.join(folder, 'spec-times.jsonl'),
  options: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    `--require=${JSON.stringify(path.join(root, 'tools/testing/quick-exit.cjs'))}`,
  ].join(' '),
};

const journeyResults = path.join(folder, 'journeys.json');

/** Two at a time, one a core: linting takes longer than all the other questions together. */
const questions = [
  ...quickChecks,
  { name: 'build', check: build },
  { name: 'budgets', check: (runHere) => runHere([process.execPath, 'tools/budgets.mjs']) },
];
/** These run what was built, and keep every core busy by themselves; the lint may end beside them. */
const runs = [
  { name: 'jest', check: runJest },
  { name: 'journeys', check: runJourneys },
  { name: 'requirements', check: checkRequirements },
];

install();
mkdirSync(folder, { recursive: true });
for (const file of [jest.results, jest.times, journeyResults]) rmSync(file, { force: true });
const results = [];
const linted = runLane([lintCheck]);
await runLane(questions);
for (const { name, check } of runs) {
  console.log(`\n── ${name}`);
  await measure(name, check);
}
await linted;
console.log(`\n${slowest({ specTimes: jest.times, journeys: journeyResults })}`);
console.log(`\nSeconds: ${results.map(({ name, seconds }) => `${name} ${seconds}`).join(', ')}`);
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name);
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length > 0 ? 1 : 0);

/** What a check prints appears when it is done, so that lanes do not talk across each other. */
async function runLane(checks) {
  for (const { name, check } of checks) {
    const said = [`\n── ${name}\n`];
    await measure(
      name,
      () => check(runInto((data) => said.push(data))),
      () => process.stdout.write(said.join('')),
    );
  }
}

async function measure(name, check, beforeResult = () => {}) {
  const startedAt = Date.now();
  const passed = await check();
  beforeResult();
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
  results.push({ name, passed, seconds });
  console.log(`── ${name}: ${passed ? 'passed' : 'FAILED'} in ${seconds} s`);
}

/** What the two before wrote down still covers each requirement that was covered. */
function checkRequirements() {
  return run([process.execPath, 'tools/coverage-requirements.mjs', '--check']);
}

function runJest() {
  const args = [`--config=${jest.config}`, '--json', `--outputFile=${jest.results}`];
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
