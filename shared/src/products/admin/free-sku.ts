import { transliterated } from '../../transliterate.js';

/** Capitals, digits and hyphens; empty if nothing remains. */
export function skuPart(text: string): string {
  return transliterated(text)
    .toUpperCase()
    .replace(/[^A-Z0-9-]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '');
}

/**
 * Sku of a variant from product sku, colour and size, such as `TEE-WAVE-NAVY-S`: readable on a
 * packing list, and the first with `-2`, `-3` … that is not taken within the product.
 */
export function freeSku(parts: readonly string[], taken: ReadonlySet<string>): string {
  const name = parts
    .map(skuPart)
    .filter((part) => part !== '')
    .join('-');
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? name : `${name}-${String(number)}`;
    if (!taken.has(candidate)) return candidate;
  }
}
