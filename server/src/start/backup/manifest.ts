import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { hasCode } from '../../platform/persistent-file.js';
import { BackupRefused } from './refusals.js';

/** Rows of one table, as COPY wrote them. */
export interface CopiedTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** Of the compressed file. */
  readonly sha256: string;
}

/** A sequence, and the last number that it gave. */
export interface CopiedSequence {
  readonly schema: string;
  readonly name: string;
  readonly last: number;
}

/** What a backup says of itself; it is written last, so that a folder without one is no backup. */
export interface Manifest {
  readonly format: string;
  /** Everything that was acknowledged before is in it. ISO 8601. */
  readonly startedAt: string;
  /** Tells DATA_KEY from others; says nothing about it. */
  readonly dataKey: string;
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly CopiedSequence[];
  readonly mediaFiles: number;
}

export const format = 'selvedge backup 1';
/** Names in the folder of a backup. */
export const manifestFile = 'manifest.json';
export const mediaFolder = 'media';

export function tableFileOf({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string {
  return path.join('tables', `${schema}.${name}.copy.gz`);
}

export function fingerprintOf(dataKey: string): string {
  return createHmac('sha256', dataKey).update(format).digest('hex').slice(0, 16);
}

/** Throws BackupRefused where there is no whole backup. */
export function readManifest(folder: string): Manifest {
  const manifest = written(path.join(folder, manifestFile));
  if (manifest === undefined) throw new BackupRefused(`There is no backup in ${folder}.`);
  if (manifest.format !== format)
    throw new BackupRefused(`The backup in ${folder} is of another version of Selvedge.`);
  return manifest;
}

function written(file: string): Manifest | undefined {
  try {
    // Ours, or its format is another.
    return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}
