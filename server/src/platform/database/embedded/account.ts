import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** System account that runs PostgreSQL, which refuses to run as root. */
export interface Account {
  /** Prefix of every command. */
  readonly prefix: readonly string[];
  readonly ids: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** Account that started the product. */
const self: Account = { prefix: [], ids: {} };

/**
 * Remains root for the file system, so that it can read a project in root's home, but appears as an
 * unprivileged user to PostgreSQL.
 */
const namespacedRoot: Account = {
  prefix: ['unshare', '--user', '--map-user=65534'],
  ids: {},
};

/**
 * Chooses the account for an existing data folder and makes it the owner of the folder. As root:
 * the folder's owner if already chosen, else user `postgres`, else `nobody`. If these cannot read
 * the programs or the folder's contents, it is root in a user namespace. A cluster created that
 * way, such as a restored one, must keep running that way.
 */
export function chooseAccount(postgres: string, folder: string): Account {
  if (process.getuid?.() !== 0) return self;
  for (const account of [ownerOf(folder), named('postgres'), named('nobody')]) {
    if (account && canRun(account, postgres, folder)) return account;
  }
  chownSync(folder, 0, 0);
  return namespacedRoot;
}

function canRun({ ids: { uid, gid } }: Account, postgres: string, folder: string): boolean {
  if (uid === undefined || gid === undefined) return false;
  chownSync(folder, uid, gid);
  const script = '"$0" --version && cd "$1" && { [ ! -e PG_VERSION ] || [ -r PG_VERSION ]; }';
  return spawnSync('/bin/sh', ['-c', script, postgres, folder], { uid, gid }).status === 0;
}

function ownerOf(folder: string): Account | undefined {
  const { uid, gid } = statSync(folder);
  return uid === 0 ? undefined : { prefix: [], ids: { uid, gid } };
}

function named(user: string): Account | undefined {
  const [uid, gid] = ['-u', '-g'].map((what) => {
    const { status, stdout } = spawnSync('id', [what, user], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  });
  return uid && gid ? { prefix: [], ids: { uid, gid } } : undefined;
}
