import type { CollectionTile } from '../../catalogue/collection-tile.js';
import type { ProductCard } from '../../catalogue/contract.js';

/** BLK-008: what blocks show of a shop beside their properties, by the name of the source. */
export interface BlockData {
  readonly products?: readonly ProductCard[];
  readonly collections?: readonly CollectionTile[];
}
