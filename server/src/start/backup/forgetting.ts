import { existsSync } from 'node:fs';
import path from 'node:path';

import {
  ErasedSubjects,
  type ErasedSubject,
} from '../../platform/event-log/privacy/erased-subjects.js';
import { BackupRefused } from './refusals.js';

/** An erasure is noted before it begins, and may take so long. */
const longestErasureMs = 3_600_000;

/** What tells whom to forget again. */
export interface Lists {
  /** Of the backup itself: who was erased before. */
  readonly inBackup: readonly ErasedSubject[];
  /** Of the data folder that is restored into. */
  readonly inFolder: readonly ErasedSubject[];
  /** By the person at the terminal; undefined when they named none. */
  readonly given: readonly ErasedSubject[] | undefined;
}

/** The lists that there are. Throws BackupRefused for a file that is not there. */
export function readLists(backup: string, folder: string, given: string | undefined): Lists {
  if (given !== undefined && !existsSync(given))
    throw new BackupRefused(`There is no list ${path.resolve(given)}.`);
  return {
    inBackup: ErasedSubjects.in(backup).all() ?? [],
    inFolder: ErasedSubjects.in(folder).all() ?? [],
    given: given === undefined ? undefined : (new ErasedSubjects(given).all() ?? []),
  };
}

/**
 * Whether it is known who was erased after the backup: a list was named, or the folder's own goes on
 * where that of the backup ends. An empty one tells nothing: it may be that of a new machine.
 */
export function isErasureListComplete({ inBackup, inFolder, given }: Lists): boolean {
  if (given !== undefined) return true;
  const own = new Set(inFolder.map(textOf));
  return own.size > 0 && inBackup.every((erased) => own.has(textOf(erased)));
}

/** Each once, in the order of time. */
export function together({ inBackup, inFolder, given = [] }: Lists): readonly ErasedSubject[] {
  const all = new Map([...inBackup, ...inFolder, ...given].map((each) => [textOf(each), each]));
  return [...all.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Whom the rows of a backup may still name. Who came back before it was made stays. */
export function toForget(all: readonly ErasedSubject[], startedAt: string): readonly string[] {
  const from = Date.parse(startedAt) - longestErasureMs;
  const late = all.filter(({ at }) => at.getTime() >= from);
  return [...new Set(late.map(({ subject }) => subject))];
}

function textOf({ at, subject }: ErasedSubject): string {
  return `${at.toISOString()} ${subject}`;
}
