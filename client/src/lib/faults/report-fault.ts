import {
  browserErrorsPath,
  mostPlaces,
  type BrowserErrorKind,
  type BrowserProgram,
} from '@selvedge/shared/browser-errors/browser-error';

/** Maximum number of reports per page load. */
const mostOfPage = 10;
const reported = new Set<string>();

/** Error report: name and positions only; a message may contain personal data (decision 0110). */
export interface Fault {
  readonly kind: BrowserErrorKind;
  readonly program: BrowserProgram;
  readonly name?: string;
  readonly at?: string;
}

/** Sends the report as a form post, which completes even if the user leaves the page. */
export function reportFault(fault: Fault): void {
  const body = new URLSearchParams({ ...fault });
  const text = body.toString();
  if (reported.has(text) || reported.size >= mostOfPage) return;
  reported.add(text);
  navigator.sendBeacon(browserErrorsPath, body);
}

/** Returns the error's name, such as `TypeError`; for React's errors, `React` and their number. */
export function nameOf({ name, message }: Error): string {
  const [, number] = /^Minified React error #(\d{1,4})/.exec(message) ?? [];
  if (number !== undefined) return `React${number}`;
  return /^[A-Z][A-Za-z]{0,39}$/.test(name) ? name : 'Error';
}

/** Returns the stack positions in our own files, innermost first: `base-DA0uGdS.js:1:2345`. */
export function placesIn(stack = ''): string {
  const places = stack.matchAll(/\/assets\/([\w.-]{1,80}:\d{1,7}:\d{1,7})/g);
  return Array.from(places, ([, place]) => place)
    .slice(0, mostPlaces)
    .join(' ');
}

/** Returns the name of our file in a message. */
export function fileIn(message: string): string | undefined {
  return /\/assets\/([\w.-]{1,80})/.exec(message)?.[1];
}
