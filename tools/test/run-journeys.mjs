import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root } from '../build/prepare.mjs';
import { freePort } from '../start/product.mjs';

const folder = path.join(root, '.data/test');
const command = ['node_modules/.bin/playwright', 'test', '--config=client/playwright.config.ts'];
const shownOfLog = 40;

/** In a real browser, on the product as `npm start` runs it, with a fresh demo. */
export async function runJourneys(run, { chromium, demo, write }) {
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
  const passed = await run(command, {
    env: {
      ...process.env,
      CHROMIUM_PATH: chromium,
      JOURNEYS_DATABASE_URL: databaseUrl,
      JOURNEYS_DATA_DIR: dataDir,
      JOURNEYS_PORT: String(await freePort()),
    },
  });
  if (!passed) write(endOf(path.join(dataDir, 'server.log')));
  return passed;
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
