import { ProductEditor } from './ProductEditor.js';
import { useProduct } from './list/useProducts.js';
import { Coming } from '../../ui/office/Coming.js';
import { Notice } from '../../ui/office/Notice.js';

/** CAT-028: one product, to be edited. */
export function ProductPage({ uuid, host }: { uuid: string; host: string }) {
  const product = useProduct(uuid);
  if (product.isPending) return <Coming />;
  if (product.isError) {
    return (
      <Notice
        title="This product did not load"
        text={product.error.message}
        onRetry={() => void product.refetch()}
      />
    );
  }
  return <ProductEditor key={uuid} opened={product.data} host={host} />;
}
