import type { CollectionTile as Tile } from '@selvedge/shared/catalogue/collection-tile';
import { collectionLink } from '@selvedge/shared/storefront/links';

import styles from './collection-tile.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/Picture.js';
import { productWords } from '../../ui/shop/product-words.js';
import { sizesOf } from '../pieces/sizes-of.js';

const css = classesOf(styles);

interface CollectionTileProps {
  readonly tile: Tile;
  /** Which part of the page's width it has. */
  readonly share: number;
}

/** CAT-001: the way to a collection: its picture, its name and how much is in it. */
export function CollectionTile({ tile, share }: CollectionTileProps) {
  const { name, urlName, image, count } = tile;
  return (
    <li className={css('tile')}>
      <div className={css('picture')}>
        {image !== null && (
          <Picture image={{ original: image, altText: '' }} sizes={sizesOf(share)} />
        )}
      </div>
      <h3 className={css('name')}>
        <a href={collectionLink(urlName)}>{name}</a>
      </h3>
      <p className={css('count')}>{productWords(count)}</p>
    </li>
  );
}
