import type { SourceRequests } from '../model/sources.js';
import type { PriceBreakdownProperties } from './definition.js';

export function dataRequests({ product }: PriceBreakdownProperties) {
  return { priceParts: { product } } satisfies SourceRequests;
}
