import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { root } from '../build/prepare.mjs';
import { freePort, startProduct } from '../start/product.mjs';

const folder = path.join(root, '.data/test');
const command = ['node_modules/.bin/playwright', 'test', '--config=client/playwright.config.ts'];
/** A retried journey is reported as flaky, and their number is limited (decision 0085). */
const retries = ['--retries=1', '--trace=on-first-retry'];
const shownLogLines = 40;
/**
 * User journeys in sequence; then read-only checks of every screen in parallel; last, journeys that
 * fill the shops.
 */
const parts = [
  { name: 'people', projects: ['with pictures', 'plain'] },
  { name: 'tour', projects: ['tour'], options: ['--workers=2'] },
  { name: 'crowd', projects: ['crowd'] },
];
/** Runs the journeys in a real browser, on a product started as by `npm start` with a fresh demo. */
export async function runJourneys(run, { chromium, demo, write }) {
  if (!chromium) {
    write('Chromium is missing.\n');
    return false;
  }
  const { databaseUrl, files, problem } = JSON.parse(await demo);
  if (problem) {
    write(`The demo could not be created: ${problem}\n`);
    return false;
  }
  const dataDir = freshFolder();
  cpSync(files, dataDir, { recursive: true });
  try {
    const port = await freePort();
    const product = await startProduct(dataDir, { databaseUrl, port });
    const env = {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JOURNEYS_DATABASE_URL: databaseUrl,
      JOURNEYS_DATA_DIR: dataDir,
      JOURNEYS_SERVED_PORT: String(port),
    };
    const passed = await runParts(run, { env, write }).finally(product.stop);
    mergeResults();
    return passed;
  } catch (error) {
    write(`${error.message}\n`);
    return false;
  }
}

/** All parts use one product, because each start loads it again. */
async function runParts(run, { env, write }) {
  const outcomes = [];
  for (const part of parts) {
    const passed = await runPart(run, part, env);
    if (!passed) write(tailOf(path.join(env.JOURNEYS_DATA_DIR, 'server.log')));
    outcomes.push(passed);
  }
  return outcomes.every(Boolean);
}

/** Traces and screenshots go to a separate folder, which Playwright empties first. */
function runPart(run, { name, projects, options = [] }, env) {
  const output = `--output=${path.join(folder, 'playwright', name)}`;
  const chosen = projects.map((project) => `--project=${project}`);
  return run([...command, ...retries, ...chosen, ...options, output], {
    env: { ...env, JOURNEYS_RESULTS: resultsOf(name) },
  });
}

const resultsOf = (name) => `journeys-of-${name}`;

/** Merges the reports as if from one run; skips a part without a report. */
function mergeResults() {
  const files = parts.map(({ name }) => path.join(folder, `${resultsOf(name)}.json`));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const suites = texts.flatMap((text) => JSON.parse(text).suites);
  writeFileSync(path.join(folder, 'journeys.json'), JSON.stringify({ suites }));
}

/** The last run's folder stays for inspection. */
function freshFolder() {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('journeys-')) rmSync(path.join(folder, name), { recursive: true });
  }
  return mkdtempSync(path.join(folder, 'journeys-'));
}

function tailOf(log) {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').split('\n').slice(-shownLogLines).join('\n');
}
