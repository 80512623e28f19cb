import { rmSync } from 'node:fs';
import path from 'node:path';

import { contentOf, persistentFile } from '../platform/persistent-file.js';
import { processStart } from '../platform/process-start.js';

/** The start that a data folder belongs to. */
export interface Holder {
  readonly pid: number;
  /** Of the process, as `processStart` says it. */
  readonly started: string;
  /** ISO 8601. */
  readonly since: string;
  /** Where people find what runs there. */
  readonly address: string;
  readonly port: number;
}

export interface Claim {
  /** The start before this one was killed, so that what it had started may still be leaving. */
  readonly followsKill: boolean;
  release(): void;
}

/**
 * Takes a data folder for this process, or tells who has it: database files, payments and pictures
 * are kept by one start at a time. One that was killed holds nothing any more.
 */
export function claimFolder(
  folder: string,
  reachedAt: Pick<Holder, 'address' | 'port'>,
): Claim | { readonly holder: Holder } {
  const file = fileOf(folder);
  const holder = holderOf(folder);
  if (holder) return { holder };
  const found = contentOf(file);
  rmSync(file, { force: true });
  const own: Holder = {
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    since: new Date().toISOString(),
    ...reachedAt,
  };
  const written = JSON.stringify(own);
  // Of several starts at once one wins; the others find it.
  // Other users may read who has it, and nothing else of what is in it.
  if (persistentFile(file, () => written, 0o644) !== written) return claimFolder(folder, reachedAt);
  return {
    followsKill: found !== undefined,
    release: () => {
      if (contentOf(file) === written) rmSync(file);
    },
  };
}

/** The start that has a data folder now. Throws where the file may not be read. */
export function holderOf(folder: string): Holder | undefined {
  const found = contentOf(fileOf(folder));
  const holder = found === undefined ? undefined : holderIn(found);
  return holder && processStart(holder.pid) === holder.started ? holder : undefined;
}

function fileOf(folder: string): string {
  return path.join(folder, 'supervisor');
}

/** Undefined of whatever else the file holds, such as the bare number that older versions wrote. */
function holderIn(content: string): Holder | undefined {
  try {
    const written: unknown = JSON.parse(content);
    // An object in this file was written above.
    return typeof written === 'object' ? (written as Holder) : undefined;
  } catch {
    return undefined;
  }
}
