import type { SourceRequests } from '../model/sources.js';
import type { ProductListProperties } from './definition.js';

/** Requests the displayed number of products from the collection, or from the whole shop. */
export function dataRequests({ collection, sortBy: sort, limit }: ProductListProperties) {
  return { products: { collection, sort, limit } } satisfies SourceRequests;
}
