import type { CollectionModel } from './answers.js';
import type { Collection } from './contract.js';

/** CAT-025. `image` stands in for a banner that there is none of. */
export function collectionModel(
  collection: Collection,
  image: string | null = collection.banner,
): CollectionModel {
  return { ...collection, banner: { thumbnails: { full: image } } };
}
