import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';

import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ProductEvent, ProductPlace, ProductSaved } from './product.events.js';
import { placeOf } from './product.rules.js';

/** Any product, as on the home page. */
export const productsTag = 'products';
/** Which products a product is shown beside. */
export const relatedTag = 'related';
/** Every grid of a collection or creator. */
export const gridsTag = 'grids';
/** A product as a card or on its page. */
export const productTag = (uuid: string): string => `product:${uuid}`;

/** All pages that show something else now: those that a product left as well as those that it is on. */
export const productTags: TagTable<ProductEvent> = {
  on: { ProductSaved: ({ event }) => tagsOf(event, placeOf(event.product)) },
};

function tagsOf({ product, was }: ProductSaved, place: ProductPlace | null): readonly string[] {
  if (was === null && place === null) return [];
  return [
    productTag(product.uuid),
    productsTag,
    ...(was === 'unknown' ? [gridsTag] : gridsOf(was)),
    ...gridsOf(place),
    ...(isSamePlace(was, place) ? [] : [relatedTag]),
  ];
}

function gridsOf(place: ProductPlace | null): readonly string[] {
  if (place === null) return [];
  const { collections, creator } = place;
  return [...collections.map(collectionTag), ...(creator === null ? [] : [creatorTag(creator)])];
}

/** Whether what is beside it may stay: neither moved, nor in other collections. */
function isSamePlace(was: ProductSaved['was'], place: ProductPlace | null): boolean {
  if (was === null || was === 'unknown' || place === null) return false;
  return (
    was.position === place.position &&
    was.collections.length === place.collections.length &&
    was.collections.every((uuid) => place.collections.includes(uuid))
  );
}
