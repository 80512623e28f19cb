import { Link } from '@tanstack/react-router';

import { ProductEditor } from './ProductEditor.js';
import { useProduct } from './list/useProducts.js';
import { buttonLink } from '../../ui/office/button-link.js';
import { LoadingPlaceholder } from '../../ui/office/LoadingPlaceholder.js';
import { NotLoaded } from '../../ui/office/NotLoaded.js';

export function ProductPage({ uuid, host }: { uuid: string; host: string }) {
  const product = useProduct(uuid);
  if (product.isPending) return <LoadingPlaceholder />;
  if (product.isError)
    return (
      <NotLoaded
        what="This product"
        of={product}
        list={
          <Link to="/products" className={buttonLink()}>
            Go to products
          </Link>
        }
      />
    );
  return <ProductEditor key={uuid} opened={product.data} host={host} />;
}
