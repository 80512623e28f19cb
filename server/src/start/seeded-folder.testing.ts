import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

import { holding } from '../platform/testing/database.js';
import { hashOf } from '../platform/testing/templates.js';

const root = path.resolve(import.meta.dirname, '../../..');
const cacheRoot = path.join(root, '.data/test/started');
const sources = ['migrations/src', 'shared/src', 'server/src', 'assets'];

/**
 * What a first start leaves in its data folder, to be copied: the cluster and the demo in it take longer to
 * make than most of what is tried on them. Kept for later runs, as long as it would be made the same; its
 * orders are of the last weeks.
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
