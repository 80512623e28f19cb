import { useProduct } from './list/useProducts.js';

export function ProductName({ uuid }: { uuid: string }) {
  const product = useProduct(uuid);
  return product.data?.product.name ?? '…';
}
