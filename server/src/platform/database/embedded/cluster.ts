import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { hasCode, persistentFile } from '../../persistent-file.js';
import { chooseAccount, type Account } from './account.js';
import type { Binaries } from './binaries.js';

/** A database cluster with everything needed to run it. */
export interface Cluster {
  /** Contains the files below and the log. */
  readonly folder: string;
  readonly dataFolder: string;
  readonly password: string;
  readonly account: Account;
  readonly binaries: Binaries;
  /** Additional PostgreSQL settings of this cluster: `name=value`. */
  readonly settings: readonly string[];
}

/** Superuser of an embedded cluster, and the name of its database. */
export const owner = 'selvedge';

/** Opens the cluster in a folder, creating it if needed. */
export async function openCluster(
  folder: string,
  binaries: Binaries,
  settings: readonly string[],
): Promise<Cluster> {
  mkdirSync(folder, { recursive: true });
  const password = persistentFile(path.join(folder, 'password'), () =>
    randomBytes(24).toString('hex'),
  );
  const dataFolder = path.join(folder, 'data');
  if (!existsSync(dataFolder)) await makeDataFolder(folder, password, binaries);
  const account = chooseAccount(binaries.postgres, dataFolder);
  return { folder, dataFolder, password, account, binaries, settings };
}

/**
 * Renames the data folder to its final name when it is complete. An interrupted start leaves
 * nothing behind, and one of two concurrent first starts wins.
 */
async function makeDataFolder(folder: string, password: string, binaries: Binaries): Promise<void> {
  const draft = path.join(folder, `draft-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const account = chooseAccount(binaries.postgres, draft);
  await initdb(draft, password, account, binaries);
  try {
    renameSync(draft, path.join(folder, 'data'));
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!hasCode(error, 'ENOTEMPTY')) throw error;
  }
}

async function initdb(
  dataFolder: string,
  password: string,
  { prefix, ids }: Account,
  binaries: Binaries,
): Promise<void> {
  const passwordFile = `${dataFolder}-password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (ids.uid !== undefined && ids.gid !== undefined) chownSync(passwordFile, ids.uid, ids.gid);
  const [program = '', ...args]: readonly string[] = [
    ...prefix,
    binaries.initdb,
    `--pgdata=${dataFolder}`,
    `--username=${owner}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ];
  try {
    await promisify(execFile)(program, args, { ...ids, cwd: '/' });
  } finally {
    rmSync(passwordFile);
  }
}
