import { existsSync } from 'node:fs';
import path from 'node:path';

import {
  ErasedSubjects,
  type ErasedSubject,
} from '../../platform/event-log/privacy/erased-subjects.js';
import { BackupRefused } from './refusals.js';

/** An erasure is recorded before it begins, and may take this long. */
const longestErasureMs = 3_600_000;

/** Sources of erasures to repeat. */
export interface Lists {
  /** From the backup: erasures made before it. */
  readonly inBackup: readonly ErasedSubject[];
  /** From the data folder of the restore. */
  readonly inFolder: readonly ErasedSubject[];
  /** Given on the command line; undefined if there is none. */
  readonly given: readonly ErasedSubject[] | undefined;
}

/** Reads the existing lists. Throws BackupRefused for a missing file. */
export function readLists(backup: string, folder: string, given: string | undefined): Lists {
  if (given !== undefined && !existsSync(given))
    throw new BackupRefused(`The erasure list ${path.resolve(given)} does not exist.`);
  return {
    inBackup: ErasedSubjects.in(backup).all() ?? [],
    inFolder: ErasedSubjects.in(folder).all() ?? [],
    given: given === undefined ? undefined : (new ErasedSubjects(given).all() ?? []),
  };
}

/**
 * Whether all erasures after the backup are known: a list was given, or the folder's list continues
 * that of the backup. An empty folder list proves nothing, as the machine may be new.
 */
export function isErasureListComplete({ inBackup, inFolder, given }: Lists): boolean {
  if (given !== undefined) return true;
  const own = new Set(inFolder.map(textOf));
  return own.size > 0 && inBackup.every((erased) => own.has(textOf(erased)));
}

/** Merges the lists without duplicates, in order of time. */
export function mergedErasures({
  inBackup,
  inFolder,
  given = [],
}: Lists): readonly ErasedSubject[] {
  const all = new Map([...inBackup, ...inFolder, ...given].map((each) => [textOf(each), each]));
  return [...all.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/**
 * Subjects that the backup may still contain. Older erasures are not repeated, because the subject
 * may have returned before the backup.
 */
export function subjectsToErase(
  all: readonly ErasedSubject[],
  startedAt: string,
): readonly string[] {
  const from = Date.parse(startedAt) - longestErasureMs;
  const late = all.filter(({ at }) => at.getTime() >= from);
  return [...new Set(late.map(({ subject }) => subject))];
}

function textOf({ at, subject }: ErasedSubject): string {
  return `${at.toISOString()} ${subject}`;
}
