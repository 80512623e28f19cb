import type { SourceRequests } from '../model/sources.js';
import type { ProfitPerMonthProperties } from './definition.js';

/** Requests the profit of one sale. */
export function dataRequests({ product }: ProfitPerMonthProperties) {
  return { priceParts: { product } } satisfies SourceRequests;
}
