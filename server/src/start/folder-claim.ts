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
  const file = path.join(folder, 'supervisor');
  const found = contentOf(file);
  const holder = found === undefined ? undefined : holderIn(found);
  if (holder && processStart(holder.pid) === holder.started) return { holder };
  rmSync(file, { force: true });
  const own: Holder = {
    pid: process.pid,
    started: processStart(process.pid) ?? '',
    since: new Date().toISOString(),
    ...reachedAt,
  };
  const written = JSON.stringify(own);
  // Of several starts at once one wins; the others find it.
  if (persistentFile(file, () => written) !== written) return claimFolder(folder, reachedAt);
  return {
    followsKill: found !== undefined,
    release: () => {
      if (contentOf(file) === written) rmSync(file);
    },
  };
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
