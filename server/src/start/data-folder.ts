import { mkdirSync } from 'node:fs';

/**
 * Creates the data folder with access for its owner only, because it holds keys, mails and data of
 * customers. The embedded database of a start as root runs as another user, who must be able to
 * pass through the folder, but not to list it. Existing folders keep their mode.
 */
export function makeDataFolder(folder: string, isRoot = process.getuid?.() === 0): void {
  mkdirSync(folder, { recursive: true, mode: isRoot ? 0o711 : 0o700 });
}
