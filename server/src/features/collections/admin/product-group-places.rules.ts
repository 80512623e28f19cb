import type { Product } from '@selvedge/shared/catalogue/contract';

/** A product as it is in a collection; the very same when it is there already. */
export function inCollection(uuid: string, product: Product): Product {
  const { collections } = product;
  return collections.includes(uuid) ? product : { ...product, collections: [...collections, uuid] };
}

/** A product as it is out of a collection; the very same when it was not there. */
export function outOfCollection(uuid: string, product: Product): Product {
  const { collections } = product;
  if (!collections.includes(uuid)) return product;
  return { ...product, collections: collections.filter((one) => one !== uuid) };
}

/** A product under the name of a creator; the very same when it has it already. */
export function byCreator(uuid: string, product: Product): Product {
  return product.creator === uuid ? product : { ...product, creator: uuid };
}

/** A product without that creator's name; the very same when it has another or none. */
export function byNobody(uuid: string, product: Product): Product {
  return product.creator === uuid ? { ...product, creator: null } : product;
}
