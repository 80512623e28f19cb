import type { CollectionTile as Tile } from '@selvedge/shared/catalogue/cards/collection-tile';
import { collectionLink } from '@selvedge/shared/storefront/links';

import styles from './CollectionTile.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from './Picture.js';
import { productWords } from './product-words.js';

const css = classesOf(styles);

interface CollectionTileProps {
  readonly tile: Tile;
  /** How wide its picture is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

/** CAT-001: the way to a collection: its picture, its name and how much is in it. */
export function CollectionTile({ tile, sizes }: CollectionTileProps) {
  const { name, urlName, image, count } = tile;
  return (
    <li className={css('tile')}>
      <div className={css('picture')}>
        {image !== null && <Picture image={{ original: image, altText: '' }} sizes={sizes} />}
      </div>
      <h3>
        <a href={collectionLink(urlName)}>{name}</a>
      </h3>
      <p>{productWords(count)}</p>
    </li>
  );
}
