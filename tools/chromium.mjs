import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser of the journeys. As root on Debian it is installed; else one line says how. */
export function findChromium() {
  const found = known();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
  }
  const installed = known();
  if (!installed) {
    console.error(
      'Chromium is missing: install it (`sudo apt-get install chromium`) or set CHROMIUM_PATH.',
    );
  }
  return installed;
}

function known() {
  return [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));
}
