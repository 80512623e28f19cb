import { isIPv4 } from 'node:net';

import { groupsOf, plainAddress } from '../../../platform/network-address.js';

/** Origin of a session, in enough detail for its owner to recognise it; nothing else is stored. */
export interface Device {
  /** "Firefox on Windows"; null if the browser does not identify itself. */
  readonly device: string | null;
  /** "203.0.113.x"; null if unknown. */
  readonly network: string | null;
}

/** The order matters: most user agents also contain the tokens of browsers further down. */
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

/** Returns the device and network labels of a user agent and address. */
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

/** Shortens an address so that it identifies a network but not a person in it. */
function networkOf(address: string | undefined): string | null {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return plain.replace(/(?<!\d)\d+$/, 'x');
  const groups = groupsOf(plain, 3);
  return groups.length === 0 ? null : `${groups.join(':')}:x`;
}
