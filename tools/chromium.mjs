import { existsSync } from 'node:fs';

import { installPackage, mayInstall } from './apt.mjs';
import { npmChromium } from './npm-chromium.mjs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * The browser of the journeys: that of CHROMIUM_PATH or of the system. Where there is none it is
 * installed as root on Debian, else fetched from npm; where that is none either, one line says how.
 */
export async function findChromium() {
  const found = known();
  if (found) return found;
  if (mayInstall) await installPackage('chromium');
  const program = known() ?? (await npmChromium());
  if (!program) {
    console.error(
      'Chromium is missing: install it (`sudo apt-get install chromium`) or set CHROMIUM_PATH.',
    );
  }
  return program;
}

function known() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
