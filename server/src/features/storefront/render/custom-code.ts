import { createHash } from 'node:crypto';

import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';
import { isNative } from '@selvedge/shared/storefront/modes';

import type { ShopRequest } from '../request/shop-request.js';

/** What an owner's own code on a page is, and what the page's policy must let through for it. */
export interface CustomCode {
  readonly markup: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of other hosts that it may load from and talk to: those that it names. */
  readonly hosts: readonly string[];
}

export const noCode: CustomCode = { markup: '', scriptHashes: [], styleHashes: [], hosts: [] };

/** SEO-011: the code of a store, on the store's own domain and in native mode alone. */
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
 * CSP level 3: of what stands inline. Should a browser read the markup in another way than this, the
 * hash is another one, and the element does nothing.
 */
function hashesOf(element: 'script' | 'style', markup: string): readonly string[] {
  const texts = textsIn(element, markup).filter((text) => text !== '');
  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}

const tags = {
  script: { opening: /<script\b/gi, closing: /<\/script\s*>/gi },
  style: { opening: /<style\b/gi, closing: /<\/style\s*>/gi },
};

/** Reads the markup once, from each tag to the next: an expression for whole elements is quadratic. */
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
