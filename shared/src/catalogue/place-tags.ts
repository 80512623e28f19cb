/*
 * Cache tags of pages that list products. They change when a product enters or leaves, and when the
 * collection or creator is saved.
 */

/** Tag of a collection and its products. */
export const collectionTag = (uuid: string): string => `collection:${uuid}`;
/** Tag of a creator and the creator's products. */
export const creatorTag = (uuid: string): string => `creator:${uuid}`;
