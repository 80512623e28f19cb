import { spawnSync } from 'node:child_process';

import { installPackage, mayInstall } from './apt.mjs';

/** Whether `redis-server` is available; installs it as root on Debian. */
export async function findRedis() {
  if (isInstalled()) return true;
  if (mayInstall) await installPackage('redis-server');
  return isInstalled();
}

function isInstalled() {
  return spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;
}
