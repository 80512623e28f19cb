import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { hasCode } from '../persistent-file.js';

/** One line per process that the watchdog has killed, so that the count survives the process. */
const fileOf = (dataDir: string): string => path.join(dataDir, 'watchdog-kills');

export async function recordKill(dataDir: string, pid: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await appendFile(fileOf(dataDir), `${new Date().toISOString()} ${pid}\n`);
}

/** Number of processes with this data folder that the watchdog has killed so far. */
export async function killCount(dataDir: string): Promise<number> {
  try {
    return (await readFile(fileOf(dataDir), 'utf8')).split('\n').length - 1;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return 0;
    throw error;
  }
}
