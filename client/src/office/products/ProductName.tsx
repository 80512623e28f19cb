import { useProduct } from './list/useProducts.js';

/** The name of a product that is known by its uuid. */
export function ProductName({ uuid }: { uuid: string }) {
  const product = useProduct(uuid);
  return product.data?.product.name ?? '…';
}
