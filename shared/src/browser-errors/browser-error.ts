/**
 * Reported problems: an error in our code, a script that failed to load, a link that was blocked.
 */
export const BROWSER_ERRORS = ['error', 'lost-file', 'blocked-link'] as const;
export type BrowserErrorKind = (typeof BROWSER_ERRORS)[number];

/** Application in which the error occurred. */
export const BROWSER_PROGRAMS = ['shop', 'office', 'editor'] as const;
export type BrowserProgram = (typeof BROWSER_PROGRAMS)[number];

/** Path of the reporting endpoint. */
export const browserErrorsPath = '/omnis/v3/browser-errors/';

/** Number of stack frames that are reported. */
export const mostPlaces = 8;

/** Error type such as `TypeError`; for React, its error number: `React418`. */
export const errorName = /^[A-Z][A-Za-z]{0,39}\d{0,4}$/;

/**
 * Stack frames such as `base-DA0uGdS.js:1:2345`, innermost first. For a file that failed to load,
 * only its name.
 */
export const errorPlaces =
  /^[\w.-]{1,80}(?::\d{1,7}:\d{1,7})?(?: [\w.-]{1,80}:\d{1,7}:\d{1,7}){0,7}$/;
