/** What a browser tells of: an error in a program of ours, a file of it that did not come, a link that was not let through. */
export const BROWSER_ERRORS = ['error', 'lost-file', 'blocked-link'] as const;
export type BrowserErrorKind = (typeof BROWSER_ERRORS)[number];

/** Where it happened. */
export const BROWSER_PROGRAMS = ['shop', 'office', 'editor'] as const;
export type BrowserProgram = (typeof BROWSER_PROGRAMS)[number];

/** Where it is told. */
export const browserErrorsPath = '/omnis/v3/browser-errors/';

/** Of the places that a stack names, those that are told. */
export const mostPlaces = 8;

/** `TypeError`; of React's own errors their number: `React418`. */
export const errorName = /^[A-Z][A-Za-z]{0,39}\d{0,4}$/;

/** `base-DA0uGdS.js:1:2345`, the innermost first; of a lost file its name alone. */
export const errorPlaces =
  /^[\w.-]{1,80}(?::\d{1,7}:\d{1,7})?(?: [\w.-]{1,80}:\d{1,7}:\d{1,7}){0,7}$/;
