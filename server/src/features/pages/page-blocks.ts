import { Injectable, Logger } from '@nestjs/common';
import { resolveProperties, type ThemeLookup } from '@selvedge/shared/blocks/model/block';
import type { GridProperties } from '@selvedge/shared/blocks/grid/definition';
import type { ProductListProperties } from '@selvedge/shared/blocks/productList/definition';
import type { RenderedBlock } from '@selvedge/shared/blocks/rendered-block';
import {
  editableBlocks,
  visibleBlocks,
  type Conditions,
} from '@selvedge/shared/blocks/model/visible-blocks';
import type { ProductOrder } from '@selvedge/shared/catalogue/grid';
import { pageDefinition, type PageContent } from '@selvedge/shared/pages/page';

import { ShelvesReader, type Shelf, type ShelfWanted } from '../catalogue/index.js';
import { OwnPictures } from './own-pictures.js';
import { bareBlocks, type BareBlock } from './rendered-blocks.js';

/** For whom a page is rendered. */
export interface BlockVisit {
  readonly division: number;
  readonly themed: ThemeLookup;
  readonly passes: Conditions;
  /** BLX-006: for an editor, that shows what is hidden from shoppers too. */
  readonly isPreview: boolean;
}

/** The blocks of a page, and what of the catalogue they show. */
export interface PageBlocks {
  readonly blocks: readonly RenderedBlock[];
  readonly lists: readonly ShownList[];
  readonly showsCollections: boolean;
  /** A picture for links to the page, of this host; null for none. */
  readonly ogImage: string | null;
  /** Keys of pictures of other hosts that are still to come. */
  readonly awaitedPictures: readonly string[];
}

/** A list of products on a page. */
export interface ShownList {
  /** The uuid of its collection; null for the whole shop, or for a collection that is not there. */
  readonly collection: string | null;
  readonly isOfCollection: boolean;
  readonly sort: ProductOrder;
}

/** On one page; what comes behind stays empty. */
const maxShelves = 24;

/** Makes what shoppers see of what a page holds. */
@Injectable()
export class PageBlocksRenderer {
  private readonly logger = new Logger('Pages');

  constructor(
    private readonly shelves: ShelvesReader,
    private readonly pictures: OwnPictures,
  ) {}

  /**
   * BLK-008: everything that the blocks show of the catalogue in one statement, or in none; and the same
   * of pictures of other hosts.
   */
  async render({ blocks, properties }: PageContent, visit: BlockVisit): Promise<PageBlocks> {
    const { ogImage } = resolveProperties(pageDefinition, properties, visit.themed);
    const pictured = { blocks: this.bare(blocks, visit), ogImage };
    const own = await this.pictures.of(visit.division, pictured);
    const bare = own.blocks;
    const wanted = shelvesIn(bare).slice(0, maxShelves);
    const tiles = Math.max(0, ...tileLimitsIn(bare));
    const found = await this.shelves.read(
      visit.division,
      wanted.map(({ shelf }) => shelf),
      tiles,
    );
    const byBlock = new Map(wanted.map(({ id }, index) => [id, found.shelves[index]]));
    return {
      blocks: bare.map((block) => withData(block, byBlock, found.tiles)),
      lists: wanted.map(({ shelf }, index) => ({
        collection: found.shelves[index]?.collection ?? null,
        isOfCollection: shelf.collection !== '',
        sort: shelf.sort,
      })),
      showsCollections: tiles > 0,
      ogImage: own.ogImage,
      awaitedPictures: own.awaited,
    };
  }

  private bare(blocks: PageContent['blocks'], visit: BlockVisit): readonly BareBlock[] {
    const shown = visit.isPreview
      ? editableBlocks(blocks)
      : visibleBlocks(blocks, this.told(visit.passes));
    return bareBlocks(shown, {
      themed: visit.themed,
      onError: ({ message }) => this.logger.warn({ message }),
    });
  }

  /** ERR-060: an unknown condition hides its block, and is told. */
  private told(passes: Conditions): Conditions {
    return (name) => {
      const passed = passes(name);
      if (passed === undefined) this.logger.warn({ message: 'Invalid block conditions', name });
      return passed;
    };
  }
}

interface Wanted {
  readonly id: number;
  readonly shelf: ShelfWanted;
}

function shelvesIn(blocks: readonly BareBlock[]): readonly Wanted[] {
  return blocks.flatMap(({ id, type, properties, items }) => {
    const within = shelvesIn(items);
    if (type === 'productList') {
      // The properties are those of the type.
      const { collection, sortBy: sort, limit } = properties as ProductListProperties;
      return [{ id, shelf: { collection, sort, limit } }, ...within];
    }
    const grid = gridOf(type, properties);
    if (grid?.itemFactory !== 'products') return within;
    return [
      { id, shelf: { collection: '', sort: 'bestsellerOrder', limit: grid.limit } },
      ...within,
    ];
  });
}

function tileLimitsIn(blocks: readonly BareBlock[]): readonly number[] {
  return blocks.flatMap(({ type, properties, items }) => {
    const grid = gridOf(type, properties);
    return [...(grid?.itemFactory === 'collections' ? [grid.limit] : []), ...tileLimitsIn(items)];
  });
}

function withData(
  { items, ...block }: BareBlock,
  shelves: ReadonlyMap<number, Shelf | undefined>,
  tiles: Awaited<ReturnType<ShelvesReader['read']>>['tiles'],
): RenderedBlock {
  const products = shelves.get(block.id)?.cards ?? [];
  const grid = gridOf(block.type, block.properties);
  const collections = grid?.itemFactory === 'collections' ? tiles.slice(0, grid.limit) : [];
  const children = items.map((item) => withData(item, shelves, tiles));
  // Its properties and data are those of its type.
  return {
    ...block,
    items: children,
    ...(block.type === 'productList' && { products }),
    ...(block.type === 'grid' && { products, collections }),
  } as RenderedBlock;
}

function gridOf(
  type: BareBlock['type'],
  properties: BareBlock['properties'],
): GridProperties | undefined {
  // The properties are those of the type.
  return type === 'grid' ? (properties as GridProperties) : undefined;
}
