import { PRODUCT_ORDERS } from '../../catalogue/listing/grid.js';
import type { SourceRequests } from '../model/sources.js';
import type { GridProperties } from './definition.js';

/** Requests the content of the item factory; nothing if the grid has only its own blocks. */
export function dataRequests({
  itemFactory,
  tag,
  limit,
}: GridProperties): Pick<SourceRequests, 'products' | 'places' | 'pictures'> {
  switch (itemFactory) {
    case 'none':
      return {};
    case 'collections':
    case 'creators':
      return { places: { of: itemFactory, limit } };
    case 'drive':
      return { pictures: { tag, limit } };
    case 'products':
      return { products: { collection: '', sort: PRODUCT_ORDERS[0], limit } };
  }
}
