import type { Product } from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/cards/on-sale';
import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ProductEvent } from './product.events.js';

/** Any product, as on the home page. */
export const productsTag = 'products';
/** Which products a product is shown beside. */
export const relatedTag = 'related';
/** Every grid of a collection or creator. */
export const gridsTag = 'grids';
/** A product as a card or on its page. */
export const productTag = (uuid: string): string => `product:${uuid}`;

/** One of each process, which remembers where products were. */
export function productTags(): TagTable<ProductEvent> {
  const places = new ProductPlaces();
  return { on: { ProductSaved: (recorded) => places.moved(recorded) } };
}

/** Where shoppers find a product; null where they do not. */
interface Place {
  readonly collections: readonly string[];
  readonly creator: string | null;
  readonly position: number;
}

/** Products whose places are known at a time; of others, every grid may have shown them. */
const known = 10_000;

/**
 * Where the products were that changed since the process started: a product that leaves a collection
 * says only where it went, and the pages that it left have changed as well.
 */
class ProductPlaces {
  private readonly places = new Map<string, Place | null>();

  /** The tags of all pages that show something else now that the product is this. */
  moved({ division, version, event: { product } }: Recorded<ProductEvent>): readonly string[] {
    const { uuid } = product;
    const name = `${division}/${uuid}`;
    const before = version === 1 ? null : this.places.get(name);
    const after = placeOf(product);
    this.learn(name, after);
    if (before === null && after === null) return [];
    return [
      productTag(uuid),
      productsTag,
      ...(before === undefined ? [gridsTag] : gridsOf(before)),
      ...gridsOf(after),
      ...(isSame(before, after) ? [] : [relatedTag]),
    ];
  }

  private learn(name: string, place: Place | null): void {
    this.places.delete(name);
    this.places.set(name, place);
    const [oldest] = this.places.keys();
    if (this.places.size > known && oldest !== undefined) this.places.delete(oldest);
  }
}

function placeOf(product: Product): Place | null {
  const { collections, creator, position } = product;
  return isShown(product) ? { collections, creator, position } : null;
}

function gridsOf(place: Place | null): readonly string[] {
  if (place === null) return [];
  const { collections, creator } = place;
  return [...collections.map(collectionTag), ...(creator === null ? [] : [creatorTag(creator)])];
}

function isSame(before: Place | null | undefined, after: Place | null): boolean {
  if (!before || !after) return false;
  return (
    before.position === after.position &&
    before.collections.length === after.collections.length &&
    before.collections.every((uuid) => after.collections.includes(uuid))
  );
}
