import type { CollectionTile } from '@selvedge/shared/storefront/contract';
import { collectionLink } from '@selvedge/shared/storefront/links';

import styles from './Collections.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/layout.js';
import { Picture } from '../../ui/shop/Picture.js';
import { productWords } from '../../ui/shop/product-words.js';

const css = classesOf(styles);

/** CAT-001: a tile for every collection. */
export function Collections({ collections }: { readonly collections: readonly CollectionTile[] }) {
  if (collections.length === 0) return null;
  return (
    <section className={`${layout('container')} ${css('section')}`} aria-labelledby="collections">
      <h2 id="collections">Collections</h2>
      <ul className={css('tiles')}>
        {collections.map(({ name, urlName, image, count }) => (
          <li key={urlName} className={css('tile')}>
            <div className={css('picture')}>
              {image !== null && (
                <Picture
                  image={{ original: image, altText: '' }}
                  sizes="(width >= 768px) 24vw, 46vw"
                />
              )}
            </div>
            <h3 className={css('name')}>
              <a href={collectionLink(urlName)}>{name}</a>
            </h3>
            <p className={css('count')}>{productWords(count)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
