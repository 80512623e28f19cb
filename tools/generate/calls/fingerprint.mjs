import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a text that changes with the name, size or time of any source in these folders; specs are
 * ignored.
 */
export function fingerprintOf(root, folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const name of readdirSync(path.join(root, folder), { recursive: true }).sort()) {
      if (!/(?<!\.(spec|testing))\.m?ts$|\.mjs$/.test(name)) continue;
      const { size, mtimeMs } = statSync(path.join(root, folder, name));
      hash.update(`${name}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}
