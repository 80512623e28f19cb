/*
 * What of the catalogue pages are made of, in words that an event can name: a page that carries one of them
 * is not kept any longer when the event comes.
 */

/** Any product, as on the home page. */
export const productsTag = 'products';
/** Any collection, as on the home page. */
export const collectionsTag = 'collections';
/** Anybody who draws, as on the site map. */
export const creatorsTag = 'creators';
/** Which products a product is shown beside. */
export const relatedTag = 'related';
/** Every grid of a collection or creator. */
export const gridsTag = 'grids';
/** How often products were ordered: the order of bestsellers. */
export const salesTag = 'sales';

/** A product as a card or on its page. */
export const productTag = (uuid: string): string => `product:${uuid}`;
/** What was said of a product. */
export const reviewsTag = (uuid: string): string => `reviews:${uuid}`;
/** A collection and the products in it. */
export const collectionTag = (uuid: string): string => `collection:${uuid}`;
/** Somebody who draws, and the products that they drew. */
export const creatorTag = (uuid: string): string => `creator:${uuid}`;
