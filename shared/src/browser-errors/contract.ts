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

/** POST /omnis/v3/browser-errors/. What the error said is none of it: that may be of a person. */
export class ReportBrowserError {
  @IsIn(BROWSER_ERRORS)
  kind!: BrowserErrorKind;

  @IsIn(BROWSER_PROGRAMS)
  program!: BrowserProgram;

  /** `TypeError` */
  @unlessAbsent
  @Matches(errorName)
  name?: string;

  /** Places in files of ours, the innermost first: `base-DA0uGdS.js:1:2345`. */
  @unlessAbsent
  @Matches(errorPlaces)
  at?: string;
}
