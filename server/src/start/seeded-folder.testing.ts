import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { holding } from '../platform/testing/database.js';
import { hashOf } from '../platform/testing/templates.js';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheRoot = path.join(root, '.data/test/started');
const sources = ['migrations/src', 'shared/src', 'server/src', 'assets'];

/**
 * Data folder after a first start, to be copied: creating the cluster and the demo takes longer
 * than most specs. Kept for later runs while its inputs are unchanged; its orders are from the last
 * few weeks.
 */
export function seededFolder(seed: (folder: string) => Promise<void>): Promise<string> {
  return holding(cacheRoot, async () => {
    const folders = sources.map((source) => path.join(root, source));
    const folder = path.join(cacheRoot, hashOf(folders, new Date().toDateString()));
    if (existsSync(folder)) return folder;
    rmSync(cacheRoot, { recursive: true, force: true });
    const draft = `${folder}-draft`;
    mkdirSync(draft, { recursive: true });
    await seed(draft);
    renameSync(draft, folder);
    return folder;
  });
}
