import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is Debian and the process may install packages. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** apt-get holds a lock, so installations are queued. */
let last;

/** Installs a system package; errors are printed in the terminal. */
export function installPackage(name) {
  last = (last ?? apt('update')).then(() => {
    console.log(`Installing ${name} …`);
    return apt('install', '-y', '--no-install-recommends', name);
  });
  return last;
}

function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  return new Promise((resolve) => child.once('error', resolve).once('close', resolve));
}
