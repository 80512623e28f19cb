import type { ProductImage } from '@selvedge/shared/catalogue/contract';
import { messages } from '@selvedge/shared/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { smallOf } from './picture-address.js';
import styles from './ProductPictures.module.css';
import type { LinkTarget } from '../links/link-targets.js';
import { fetchProduct } from '../links/links.api.js';
import { TargetSearch } from '../links/TargetSearch.js';
import { Button } from '../../../ui/office/Button.js';
import { Pop } from '../../../ui/office/Pop.js';

interface PictureProps {
  readonly onChoose: (image: ProductImage) => void;
}

/** Finds a product by name and chooses one of its images (EDT-022). */
export function ProductPictures({
  onClose,
  onChoose,
}: PictureProps & { readonly onClose: () => void }) {
  const [product, setProduct] = useState<LinkTarget>();
  return (
    <Pop title={product?.text ?? 'Product image'} isOpen onClose={onClose}>
      <div className={styles['pictures']}>
        {product === undefined ? (
          <TargetSearch type="product" onChoose={setProduct} />
        ) : (
          <>
            <Button
              onPress={() => {
                setProduct(undefined);
              }}
            >
              Choose another product
            </Button>
            <Pictures href={product.href} onChoose={onChoose} />
          </>
        )}
      </div>
    </Pop>
  );
}

function Pictures({ href, onChoose }: PictureProps & { readonly href: string }) {
  const { data, error } = useQuery({
    queryKey: ['product pictures', href],
    queryFn: () => fetchProduct(href.split('/')[2] ?? ''),
  });
  if (error !== null) return <p role="alert">{error.message || messages.somethingWrong}</p>;
  return (
    <ul className={styles['list']} aria-label="Images" aria-busy={data === undefined}>
      {data?.images.map((image) => (
        <li key={image.id}>
          <button
            type="button"
            onClick={() => {
              onChoose(image);
            }}
          >
            <img src={smallOf(image.original)} alt={image.altText} loading="lazy" />
          </button>
        </li>
      ))}
    </ul>
  );
}
