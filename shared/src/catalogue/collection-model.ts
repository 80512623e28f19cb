import type { CollectionModel } from './answers.js';
import type { Collection } from './contract.js';

/** Builds the API model. `image` is the fallback for a missing banner. */
export function collectionModel(
  collection: Collection,
  image: string | null = collection.banner,
): CollectionModel {
  return { ...collection, banner: { thumbnails: { full: image } } };
}
