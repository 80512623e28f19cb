import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { Client } from 'pg';

import type { Config } from '../../platform/config/config.js';
import { launchEmbeddedPostgres } from '../../platform/database/embedded/embedded-postgres.js';
import { livePostmaster } from '../../platform/database/embedded/postmaster-file.js';
import { tablesOf } from './catalogue.js';
import { mediaFolder } from './manifest.js';
import { mediaIn } from './media.js';
import { BackupRefused } from './refusals.js';

const databaseFolder = 'pg';

/** Target of a restore: a data folder, with an embedded or a given database. */
export class Destination {
  /** Everything is created here, and moved into place when complete. */
  readonly draft: string;
  private readonly folder: string;

  constructor(private readonly config: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>) {
    this.folder = config.DATA_DIR;
    this.draft = path.join(this.folder, 'restoring');
  }

  /**
   * Throws BackupRefused if data would be lost; `mayReplace` permits replacing the folder's
   * content.
   */
  async check(mayReplace: boolean): Promise<void> {
    const { DATABASE_URL } = this.config;
    if (livePostmaster(path.join(this.folder, databaseFolder, 'data')))
      throw new BackupRefused(`A server uses the database in ${this.folder}. Stop it first.`);
    if (DATABASE_URL && !(await isEmpty(DATABASE_URL)))
      throw new BackupRefused('The database of DATABASE_URL is not empty. Name a new one.');
    if (this.taken().length > 0 && !mayReplace)
      throw new BackupRefused(
        `${this.folder} is not empty. Add --replace to move its content aside; nothing is deleted.`,
      );
  }

  /** Provides an empty database that runs for the duration of `work`. */
  async onDatabase(work: (url: string) => Promise<void>): Promise<void> {
    await this.clear();
    mkdirSync(this.draft, { recursive: true, mode: 0o700 });
    if (this.config.DATABASE_URL) {
      await work(this.config.DATABASE_URL);
      return;
    }
    const postgres = await launchEmbeddedPostgres(path.join(this.draft, databaseFolder));
    postgres.endWithUs();
    try {
      await work(postgres.url);
    } finally {
      await postgres.stop();
    }
  }

  /** Moves the draft into place; returns the new path of the previous content. */
  settle(): string | undefined {
    const taken = this.taken();
    const aside = path.join(
      this.folder,
      `replaced-${new Date().toISOString().replaceAll(':', '')}`,
    );
    if (taken.length > 0) mkdirSync(aside, { mode: 0o700 });
    for (const name of taken) renameSync(path.join(this.folder, name), path.join(aside, name));
    for (const name of this.parts()) {
      if (!existsSync(path.join(this.draft, name))) continue;
      rmSync(path.join(this.folder, name), { recursive: true, force: true });
      renameSync(path.join(this.draft, name), path.join(this.folder, name));
    }
    rmSync(this.draft, { recursive: true });
    return taken.length > 0 ? aside : undefined;
  }

  /** A killed restore may have left its database running. */
  private async clear(): Promise<void> {
    const cluster = path.join(this.draft, databaseFolder);
    if (livePostmaster(path.join(cluster, 'data')))
      await (await launchEmbeddedPostgres(cluster)).stop();
    rmSync(this.draft, { recursive: true, force: true });
  }

  /** Ignores an empty library, which a mere start of the server creates. */
  private taken(): readonly string[] {
    return this.parts().filter((name) =>
      name === mediaFolder
        ? mediaIn(path.join(this.folder, name)).length > 0
        : existsSync(path.join(this.folder, name)),
    );
  }

  private parts(): readonly string[] {
    return this.config.DATABASE_URL ? [mediaFolder] : [databaseFolder, mediaFolder];
  }
}

async function isEmpty(databaseUrl: string): Promise<boolean> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await tablesOf(client)).length === 0;
  } finally {
    await client.end();
  }
}
