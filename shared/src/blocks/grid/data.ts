import { PRODUCT_ORDERS } from '../../catalogue/cards/grid.js';
import type { SourceRequests } from '../model/sources.js';
import type { GridProperties } from './definition.js';

/** BLK-005, BLX-008: what it is filled with; nothing where it has only blocks of its own. */
export function wants({
  itemFactory,
  limit,
}: GridProperties): Pick<SourceRequests, 'products' | 'places'> {
  switch (itemFactory) {
    case 'none':
      return {};
    case 'collections':
    case 'creators':
      return { places: { of: itemFactory, limit } };
    case 'products':
      return { products: { collection: '', sort: PRODUCT_ORDERS[0], limit } };
  }
}
