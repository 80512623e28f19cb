import type { Product } from '@selvedge/shared/catalogue/contract';
import { isShown } from '@selvedge/shared/catalogue/on-sale';

import type { Recorded } from '../../../platform/event-log/model/projection.js';
import {
  collectionTag,
  creatorTag,
  gridsTag,
  productsTag,
  productTag,
  relatedTag,
} from '../../catalogue/index.js';
import type { ProductEvent } from '../../products/index.js';

export {
  collectionsTag,
  collectionTag,
  creatorsTag,
  creatorTag,
  gridsTag,
  productsTag,
  productTag,
  relatedTag,
  reviewsTag,
  salesTag,
} from '../../catalogue/index.js';

/*
 * What pages are made of, in words that an event can name: a page that carries one of them is not
 * kept any longer when the event comes.
 */

/** The settings of the shop, its menu and theme among them: every page is made of them. */
export const storeTag = 'store';

/** Which pages the owner published, as on the site map. */
export const ownPagesTag = 'own-pages';
/** Whether the owner made a home page: the one that every shop has stands in for it. */
export const ownHomeTag = 'own-home';

/** A tag is one of a division's. */
export function tagIn(division: number, tag: string): string {
  return `${division}/${tag}`;
}

/** A page that an owner made. */
export const pageTag = (uuid: string): string => `page:${uuid}`;
/** A picture of another host, by its key, that the store's own copy is to stand for. */
export const imageImportTag = (key: string): string => `picture:${key}`;

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
export class ProductPlaces {
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
