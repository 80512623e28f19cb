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

import { freePort, startProduct } from '../start/product.mjs';
import { folder } from './results.mjs';

const command = ['node_modules/.bin/playwright', 'test', '--config=client/playwright.config.ts'];
const shownLogLines = 40;

/**
 * Runs the journeys in a real browser, on a product started as by `npm start` with a fresh demo.
 * The parts share the product and run one after the other. Their reports are merged into `results`.
 */
export async function runJourneys(run, { chromium, demo, write, parts, results }) {
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
    const passed = await runParts(run, { env, write, parts }).finally(product.stop);
    mergeResults(parts, results);
    return passed;
  } catch (error) {
    write(`${error.message}\n`);
    return false;
  }
}

async function runParts(run, { env, write, parts }) {
  const outcomes = [];
  for (const part of parts) {
    const passed = await runPart(run, part, env);
    if (!passed) write(tailOf(path.join(env.JOURNEYS_DATA_DIR, 'server.log')));
    outcomes.push(passed);
  }
  return outcomes.every(Boolean);
}

/** Traces and screenshots go to a separate folder, which Playwright empties first. */
function runPart(run, { name, projects, options }, env) {
  const output = `--output=${path.join(folder, 'playwright', name)}`;
  const chosen = projects.map((project) => `--project=${project}`);
  return run([...command, ...chosen, ...options, output], {
    env: { ...env, JOURNEYS_RESULTS: resultsOf(name) },
  });
}

const resultsOf = (part) => `journeys-of-${part}`;

/** Merges the reports as if from one run; skips a part without a report. */
function mergeResults(parts, results) {
  const files = parts.map(({ name }) => path.join(folder, `${resultsOf(name)}.json`));
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const suites = texts.flatMap((text) => JSON.parse(text).suites);
  writeFileSync(results, JSON.stringify({ suites }));
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
