import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hasCode } from '../../platform/persistent-file.js';
import { BackupRefused } from './refusals.js';

/** Rows of one table in COPY format. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Hash of the compressed file. */
  readonly sha256: string;
}

/** Sequence with the last number it assigned. */
export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  readonly last: number;
}

/** Description of a backup; written last, so a folder without one is incomplete. */
export interface Manifest {
  readonly format: string;
  /** Everything acknowledged before this time is included. ISO 8601. */
  readonly startedAt: string;
  /** Fingerprint of DATA_KEY, which does not reveal it. */
  readonly dataKey: string;
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
  readonly mediaFiles: number;
}

export const format = 'selvedge backup 1';
/** File names in a backup folder. */
export const manifestFile = 'manifest.json';
export const mediaFolder = 'media';

export function tableFileOf({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string {
  return path.join('tables', `${schema}.${name}.copy.gz`);
}

export function fingerprintOf(dataKey: string): string {
  return createHmac('sha256', dataKey).update(format).digest('hex').slice(0, 16);
}

/** Throws BackupRefused if there is no complete backup. */
export function readManifest(folder: string): Manifest {
  const manifest = written(path.join(folder, manifestFile));
  if (manifest === undefined) throw new BackupRefused(`There is no backup in ${folder}.`);
  if (manifest.format !== format)
    throw new BackupRefused(`The backup in ${folder} is from an incompatible version of Selvedge.`);
  return manifest;
}

function written(file: string): Manifest | undefined {
  try {
    // The format check above rejects foreign files.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
