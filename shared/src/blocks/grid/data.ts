import { PRODUCT_ORDERS } from '../../catalogue/cards/grid.js';
import type { SourceRequests } from '../model/sources.js';
import type { GridProperties } from './definition.js';

/** BLK-005, BLK-102, BLX-008: what it is filled with; nothing where it has only blocks of its own. */
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
