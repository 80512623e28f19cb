import type { SourceRequests } from '../model/sources.js';
import type { PriceBreakdownProperties } from './definition.js';

/** BLK-049: what the price of its product is made of. */
export function dataRequests({ product }: PriceBreakdownProperties) {
  return { priceParts: { product } } satisfies SourceRequests;
}
