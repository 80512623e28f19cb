import { IsIn, Matches } from 'class-validator';

import {
  BROWSER_ERRORS,
  BROWSER_PROGRAMS,
  errorName,
  errorPlaces,
  type BrowserErrorKind,
  type BrowserProgram,
} from './browser-error.js';
import { unlessAbsent } from '../http/field-decorators.js';

/**
 * Body of POST /omnis/v3/browser-errors/. Excludes the error message, which may contain personal
 * data.
 */
export class ReportBrowserError {
  @IsIn(BROWSER_ERRORS)
  kind!: BrowserErrorKind;

  @IsIn(BROWSER_PROGRAMS)
  program!: BrowserProgram;

  /** For example `TypeError`. */
  @unlessAbsent
  @Matches(errorName)
  name?: string;

  /** Stack frames in our own files, innermost first: `base-DA0uGdS.js:1:2345`. */
  @unlessAbsent
  @Matches(errorPlaces)
  at?: string;
}
