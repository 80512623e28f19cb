import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the content of a file that is created once and then kept, readable by its owner only
 * unless `mode` says otherwise. If several processes create it at once, one wins, and none reads a
 * partial file: the content is complete before the file gets its name.
 */
export function persistentFile(file: string, make: () => string, mode = 0o600): string {
  const existing = contentOf(file);
  if (existing !== undefined) return existing;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, make(), { mode, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(file, 'utf8');
}

/** Undefined if there is no such file. */
export function contentOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Whether a system call failed with this code, for example `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}

/** Whether a system call failed because the file belongs to another user. */
export function isAnotherUsers(error: unknown): boolean {
  return hasCode(error, 'EACCES') || hasCode(error, 'EPERM');
}
