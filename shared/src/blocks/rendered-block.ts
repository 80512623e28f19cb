import type { CollectionTile } from '../catalogue/collection-tile.js';
import type { ProductCard } from '../catalogue/contract.js';
import type { PropertiesOf } from './model/block.js';
import type { BlockName, RegisteredBlock } from './registry.js';

/** What the shop's data sources gave a block (BLK-008); empty lists where it asks for nothing. */
interface BlockData {
  readonly products: readonly ProductCard[];
  readonly collections: readonly CollectionTile[];
}

/** Block types that show something of the shop beside their properties. */
interface DataOf {
  readonly productList: Pick<BlockData, 'products'>;
  readonly grid: BlockData;
}

/**
 * A block of a page as its view gets it: visible, in order, its properties resolved, the html of text
 * already sanitised.
 */
export type RenderedBlockOf<Name extends BlockName> = Name extends BlockName
  ? {
      /** Unlike any other of the page. */
      readonly id: number;
      readonly type: Name;
      /** Columns of 12, from 3 to 12 (BLK-002, BLK-007). */
      readonly size: number;
      readonly properties: PropertiesOf<Extract<RegisteredBlock, { readonly name: Name }>>;
      readonly items: readonly RenderedBlock[];
      /** BLX-007: hidden where there is room for more (LAY-046). */
      readonly smallOnly?: true;
    } & (Name extends keyof DataOf ? DataOf[Name] : unknown)
  : never;

/** Any block; `type` tells which. */
export type RenderedBlock = RenderedBlockOf<BlockName>;
