import type { Product } from '@selvedge/shared/catalogue/contract';

/** Returns the product in the collection; the same object if it is already in it. */
export function inCollection(uuid: string, product: Product): Product {
  const { collections } = product;
  return collections.includes(uuid) ? product : { ...product, collections: [...collections, uuid] };
}

/** Returns the product without the collection; the same object if it is not in it. */
export function outOfCollection(uuid: string, product: Product): Product {
  const { collections } = product;
  if (!collections.includes(uuid)) return product;
  return { ...product, collections: collections.filter((one) => one !== uuid) };
}

/** Returns the product with the creator; the same object if it already has that one. */
export function withCreator(uuid: string, product: Product): Product {
  return product.creator === uuid ? product : { ...product, creator: uuid };
}

/** Returns the product without that creator; the same object if it has another or none. */
export function withoutCreator(uuid: string, product: Product): Product {
  return product.creator === uuid ? { ...product, creator: null } : product;
}
