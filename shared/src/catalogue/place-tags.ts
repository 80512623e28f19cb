/*
 * Where products are shown, as tags of pages: a product that moves changes these pages, and so does the
 * collection, or who draws, when it is saved.
 */

/** A collection and the products in it. */
export const collectionTag = (uuid: string): string => `collection:${uuid}`;
/** Somebody who draws, and the products that they drew. */
export const creatorTag = (uuid: string): string => `creator:${uuid}`;
