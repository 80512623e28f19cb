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
/** What needs it is told, and limited (decision 0086). */
const secondTry = '--retries=1';
const shownOfLog = 40;
/**
 * What people do, one after the other; then a look at every screen, of which none changes another's, so
 * that it may be spread over the cores; last, what fills the shops.
 */
const parts = [
  { name: 'people', projects: ['with pictures', 'plain'] },
  { name: 'tour', projects: ['tour'], maySpread: true },
  { name: 'crowd', projects: ['crowd'] },
];
/** Of one that has the cores to itself. */
const spread = '--workers=2';

/**
 * In a real browser, on the product as `npm start` runs it, with a fresh demo. Nothing waits for what is
 * `beside` it: a core that waits is lost. What comes after that has both.
 */
export async function runJourneys(run, { chromium, demo, beside, write }) {
  if (!chromium) {
    write('There is no Chromium.\n');
    return false;
  }
  const { databaseUrl, files, problem } = JSON.parse(await demo);
  if (problem) {
    write(`There is no demo: ${problem}\n`);
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
    const passed = await runParts(run, { env, beside, write }).finally(product.stop);
    keepResults();
    return passed;
  } catch (error) {
    write(`${error.message}\n`);
    return false;
  }
}

/** On one product: each would start another, and load it anew. */
async function runParts(run, { env, beside, write }) {
  const outcomes = [];
  for (const part of parts) {
    const isAlone = part.maySpread && (await isDone(beside));
    const passed = await runPart(run, { ...part, options: isAlone ? [spread] : [] }, env);
    if (!passed) write(endOf(path.join(env.JOURNEYS_DATA_DIR, 'server.log')));
    outcomes.push(passed);
  }
  return outcomes.every(Boolean);
}

const isDone = (work) =>
  Promise.race([work.then(() => true), new Promise((tell) => setImmediate(tell, false))]);

/** Its traces and pictures lie in a folder of its own, which Playwright empties before. */
function runPart(run, { name, projects, options }, env) {
  const output = `--output=${path.join(folder, 'playwright', name)}`;
  const chosen = projects.map((project) => `--project=${project}`);
  return run([...command, secondTry, ...chosen, ...options, output], {
    env: { ...env, JOURNEYS_RESULTS: resultsOf(name) },
  });
}

const resultsOf = (name) => `journeys-of-${name}`;

/** As one run of all would have written them; one that did not come so far counts for nothing. */
function keepResults() {
  const files = parts.map(({ name }) => path.join(folder, `${resultsOf(name)}.json`));
  const read = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  const suites = read.flatMap((text) => JSON.parse(text).suites);
  writeFileSync(path.join(folder, 'journeys.json'), JSON.stringify({ suites }));
}

/** The last one stays until the next run, to be looked at. */
function freshFolder() {
  for (const name of readdirSync(folder)) {
    if (name.startsWith('journeys-')) rmSync(path.join(folder, name), { recursive: true });
  }
  return mkdtempSync(path.join(folder, 'journeys-'));
}

function endOf(log) {
  if (!existsSync(log)) return '';
  return readFileSync(log, 'utf8').split('\n').slice(-shownOfLog).join('\n');
}
