import { collectionTag, creatorTag } from '@selvedge/shared/catalogue/place-tags';

import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ProductEvent, ProductPlace, ProductSaved } from './product.events.js';
import { placeOf } from './product.rules.js';

/** Content that shows any product, such as the home page. */
export const productsTag = 'products';
/** Lists of related products. */
export const relatedTag = 'related';
/** All grids of collections and creators. */
export const gridsTag = 'grids';
/** Content that shows a product, as a card or on its page. */
export const productTag = (uuid: string): string => `product:${uuid}`;

/** Evicts the pages that a product was on and those that it is on now. */
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

/** Whether related products stay the same: neither position nor collections changed. */
function isSamePlace(was: ProductSaved['was'], place: ProductPlace | null): boolean {
  if (was === null || was === 'unknown' || place === null) return false;
  return (
    was.position === place.position &&
    was.collections.length === place.collections.length &&
    was.collections.every((uuid) => place.collections.includes(uuid))
  );
}
