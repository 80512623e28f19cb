import {
  browserErrorsPath,
  mostPlaces,
  type BrowserErrorKind,
  type BrowserProgram,
} from '@selvedge/shared/browser-errors/browser-error';

/** What one page tells of, however often it fails. */
const mostOfPage = 10;
const reported = new Set<string>();

/** What is told of an error: its kind and places, never its words, which may be of a person (decision 0110). */
export interface Fault {
  readonly kind: BrowserErrorKind;
  readonly program: BrowserProgram;
  readonly name?: string;
  readonly at?: string;
}

/** Sends it off as a plain form: that reaches the server also where the page is left at once. */
export function reportFault(fault: Fault): void {
  const body = new URLSearchParams({ ...fault });
  const text = body.toString();
  if (reported.has(text) || reported.size >= mostOfPage) return;
  reported.add(text);
  navigator.sendBeacon(browserErrorsPath, body);
}

/** `TypeError`; of React's own errors their number. */
export function nameOf({ name, message }: Error): string {
  const [, number] = /^Minified React error #(\d{1,4})/.exec(message) ?? [];
  if (number !== undefined) return `React${number}`;
  return /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error';
}

/** The places of a stack in files of ours, the innermost first: `base-DA0uGdS.js:1:2345`. */
export function placesIn(stack = ''): string {
  const places = stack.matchAll(/\/assets\/([\w.-]{1,80}:\d{1,7}:\d{1,7})/g);
  return Array.from(places, ([, place]) => place)
    .slice(0, mostPlaces)
    .join(' ');
}

/** The file of ours that a message names. */
export function fileIn(message: string): string | undefined {
  return /\/assets\/([\w.-]{1,80})/.exec(message)?.[1];
}
