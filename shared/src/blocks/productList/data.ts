import type { SourceRequests } from '../model/sources.js';
import type { ProductListProperties } from './definition.js';

/** BLK-028: as many products as it shows, of its collection or of the whole shop. */
export function dataRequests({ collection, sortBy: sort, limit }: ProductListProperties) {
  return { products: { collection, sort, limit } } satisfies SourceRequests;
}
