import { rmSync } from 'node:fs';
import path from 'node:path';

import { contentOf, persistentFile } from '../platform/persistent-file.js';
import { processStart } from '../platform/process-start.js';

/** Start that has claimed a data folder. */
export interface Holder {
  readonly pid: number;
  /** Start time of the process, from `processStart`. */
  readonly started: string;
  /** ISO 8601. */
  readonly since: string;
  /** Address under which it serves. */
  readonly address: string;
  readonly port: number;
}

export interface Claim {
  /** The previous start was killed, so its processes may still be running. */
  readonly followsKill: boolean;
  release(): void;
}

/**
 * Claims a data folder for this process, or returns its holder: only one start at a time may use
 * its database, payments and images. The claim of a killed start no longer counts.
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
  // One of several concurrent starts wins; the others find its claim. Other users may read this
  // file, but nothing else in the folder.
  if (persistentFile(file, () => written, 0o644) !== written) return claimFolder(folder, reachedAt);
  return {
    followsKill: found !== undefined,
    release: () => {
      if (contentOf(file) === written) rmSync(file);
    },
  };
}

/** Current holder of a data folder. Throws if the file cannot be read. */
export function holderOf(folder: string): Holder | undefined {
  const found = contentOf(fileOf(folder));
  const holder = found === undefined ? undefined : holderIn(found);
  return holder && processStart(holder.pid) === holder.started ? holder : undefined;
}

function fileOf(folder: string): string {
  return path.join(folder, 'supervisor');
}

/** Undefined for any other content, such as the bare pid that older versions wrote. */
function holderIn(content: string): Holder | undefined {
  try {
    const written: unknown = JSON.parse(content);
    // Objects in this file were written above.
    return typeof written === 'object' ? (written as Holder) : undefined;
  } catch {
    return undefined;
  }
}
