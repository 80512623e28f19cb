import { spawnSync, type SpawnOptions } from 'node:child_process';
import { chownSync, statSync } from 'node:fs';

/** Who runs PostgreSQL, which refuses to be root. */
export interface Account {
  /** What is put before every command. */
  readonly prefix: readonly string[];
  readonly ids: Pick<SpawnOptions, 'uid' | 'gid'>;
}

/** The user who starts the product. */
const self: Account = { prefix: [], ids: {} };

/**
 * Still root to the file system, so that a project in root's own home can be read, but nobody to
 * PostgreSQL.
 */
const rootInDisguise: Account = {
  prefix: ['unshare', '--user', '--map-user=65534'],
  ids: {},
};

/**
 * Chooses the account for a data folder, which must exist, and gives the folder to it. As root: the
 * folder's owner if it was chosen before, else user `postgres`, else `nobody`; where those cannot
 * read the programs or the folder with what is in it, root in a user namespace. That is who made the database
 * of a folder that was out of their reach then, as one that is restored is.
 */
export function chooseAccount(postgres: string, folder: string): Account {
  if (process.getuid?.() !== 0) return self;
  for (const account of [ownerOf(folder), named('postgres'), named('nobody')]) {
    if (account && canRun(account, postgres, folder)) return account;
  }
  chownSync(folder, 0, 0);
  return rootInDisguise;
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
