import { existsSync } from 'node:fs';

import { installPackage, mayInstall } from './apt.mjs';
import { npmChromium } from './npm-chromium.mjs';

/** The first draws pages as the others do and nothing around them, which costs a third of their time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** What Debian calls it: of some releases the second alone. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * The browser of the journeys: that of CHROMIUM_PATH or of the system. Where there is none it is
 * installed as root on Debian, else fetched from npm; where neither is possible, one line says how to get it.
 */
export async function findChromium() {
  const found = installed();
  if (found) return found;
  for (const name of mayInstall ? packages : []) {
    if (!installed()) await installPackage(name);
  }
  const program = installed() ?? (await npmChromium());
  if (!program) {
    console.error(
      'Chromium is missing: install it (`sudo apt-get install chromium-headless-shell`) or set CHROMIUM_PATH.',
    );
  }
  return program;
}

function installed() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
