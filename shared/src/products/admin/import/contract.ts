import { IsString } from 'class-validator';

import { Rules } from '../../../forms/validators.js';
import { unlessAbsent } from '../../../http/field-decorators.js';

export type ImportOutcome = 'create' | 'change' | 'unchanged' | 'refused';
export type ImportStatus = 'checked' | 'running' | 'done';

/** What is wrong with a cell; `column` is empty where it is the whole row. */
export interface ImportReason {
  readonly column: string;
  readonly message: string;
}

export interface ImportRow {
  /** From 1, the header not counted. */
  readonly row: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** The columns that change something. */
  readonly changed: readonly string[];
  readonly reasons: readonly ImportReason[];
  readonly isDone: boolean;
}

/** An uploaded file: what it would do (checked), how far it is (running), what it did (done). */
export interface ProductImport {
  readonly uuid: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  /** The refused rows first, then the others in their order; at most 200. */
  readonly rows: readonly ImportRow[];
}

/** POST …/products/imports/?fileName=… with a body of text/csv. */
export class ImportUpload {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  fileName?: string;
}
