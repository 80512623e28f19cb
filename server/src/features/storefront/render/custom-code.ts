import { createHash } from 'node:crypto';

import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import { isNative } from '@selvedge/shared/storefront/modes';

import type { ShopRequest } from '../request/shop-request.js';

/** An owner's custom code, with what the page's policy must allow for it. */
export interface CustomCode {
  readonly markup: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins that the code names, and may load from and connect to. */
  readonly hosts: readonly string[];
}

export const noCode: CustomCode = { markup: '', scriptHashes: [], styleHashes: [], hosts: [] };

/**
 * Returns the custom code of a store, only on its own domain and in native mode (SEO-011, decision
 * 0012).
 */
export function customCodeOf(
  { store, hostname, modes }: ShopRequest,
  { secrets }: AnyScreenDefinition,
): CustomCode {
  const { customCode = '', customDomainName } = store;
  const isOwnDomain = customDomainName !== null && hostname === customDomainName;
  const isPlace = isOwnDomain && isNative(modes) && secrets !== true;
  if (customCode === '' || !isPlace) return noCode;
  return {
    markup: customCode,
    scriptHashes: hashesOf('script', customCode),
    styleHashes: hashesOf('style', customCode),
    hosts: hostsIn(customCode),
  };
}

/**
 * CSP hashes of inline elements. If a browser parses the markup differently, its hash differs and
 * the element is blocked.
 */
function hashesOf(element: 'script' | 'style', markup: string): readonly string[] {
  const texts = textsIn(element, markup).filter((text) => text !== '');
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

const tags = {
  script: { opening: /<script\b/gi, closing: /<\/script\s*>/gi },
  style: { opening: /<style\b/gi, closing: /<\/style\s*>/gi },
};

/**
 * Scans the markup once, from tag to tag: a regular expression for whole elements would take
 * quadratic time.
 */
function textsIn(element: 'script' | 'style', markup: string): readonly string[] {
  const { opening, closing } = tags[element];
  const texts: string[] = [];
  opening.lastIndex = 0;
  while (opening.test(markup)) {
    const start = markup.indexOf('>', opening.lastIndex) + 1;
    closing.lastIndex = start;
    const end = closing.exec(markup);
    if (start === 0 || end === null) break;
    texts.push(markup.slice(start, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return texts;
}

function hostsIn(markup: string): readonly string[] {
  const named = markup.match(/https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?/gi) ?? [];
  return [...new Set(named.map((origin) => origin.toLowerCase()))];
}
