import { isIPv4 } from 'node:net';

import { groupsOf, plainAddress } from '../../../platform/network-address.js';

/** From where a session began, as its owner recognises it: no more of it is kept. */
export interface Device {
  /** "Firefox on Windows"; null where the browser does not say. */
  readonly device: string | null;
  /** "203.0.113.x"; null where it is not known. */
  readonly network: string | null;
}

/** Each with what only it says of itself; most also name those that stand below. */
const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bVersion\/[^\s/]+(?: \S+){0,4} Safari\//],
];

const systems: readonly (readonly [name: string, mark: RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** What the browser calls itself, and where it calls from. */
export function deviceOf(userAgent: string | undefined, address: string | undefined): Device {
  return { device: deviceIn(userAgent ?? ''), network: networkOf(address) };
}

function deviceIn(userAgent: string): string | null {
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  if (browser === undefined || system === undefined) return browser ?? system ?? null;
  return `${browser} on ${system}`;
}

function nameIn(
  patterns: readonly (readonly [name: string, mark: RegExp])[],
  userAgent: string,
): string | undefined {
  return patterns.find(([, mark]) => mark.test(userAgent))?.[0];
}

/** Of an address as much as tells networks apart, but not who is in them. */
function networkOf(address: string | undefined): string | null {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/(?<!\d)\d+$/, 'x');
  const groups = groupsOf(plain, 3);
  return groups.length === 0 ? null : `${groups.join(':')}:x`;
}
