import { existsSync } from 'node:fs';

import { installPackage, mayInstall } from './apt.mjs';
import { npmChromium } from './npm-chromium.mjs';

/** The headless shell comes first: it renders the same pages in two thirds of the time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
/** Debian's package names; some releases only have the second. */
const packages = ['chromium-headless-shell', 'chromium'];

/**
 * Returns the browser for the journeys: CHROMIUM_PATH or that of the system. Without one, installs
 * it as root on Debian or downloads it from npm; if neither is possible, prints how to get it.
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
