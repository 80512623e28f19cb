import { IsString } from 'class-validator';

import { Rules } from '../../../forms/validators.js';
import { unlessAbsent } from '../../../http/field-decorators.js';

export type ImportOutcome = 'create' | 'change' | 'unchanged' | 'refused';
export type ImportStatus = 'checked' | 'running' | 'done';

/** Error of a cell; `column` is empty for the whole row. */
export interface ImportReason {
  readonly column: string;
  readonly message: string;
}

export interface ImportRow {
  /** From 1, without the header. */
  readonly row: number;
  readonly name: string;
  readonly outcome: ImportOutcome;
  /** Columns with changes. */
  readonly changed: readonly string[];
  readonly reasons: readonly ImportReason[];
  readonly isDone: boolean;
}

/** An uploaded file: its effect (checked), progress (running) or result (done). */
export interface ProductImport {
  readonly uuid: string;
  readonly fileName: string;
  readonly status: ImportStatus;
  readonly total: number;
  readonly done: number;
  readonly counts: Readonly<Record<ImportOutcome, number>>;
  /** Refused rows first, then others in order; at most 200. */
  readonly rows: readonly ImportRow[];
}

/** Query of POST …/products/imports/; the body is text/csv. */
export class ImportUpload {
  @unlessAbsent
  @IsString()
  @Rules(['max_length', 200])
  fileName?: string;
}
