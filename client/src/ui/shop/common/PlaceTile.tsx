import type { PlaceTile as Tile } from '@selvedge/shared/catalogue/cards/place-tile';

import styles from './PlaceTile.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from './Picture.js';
import { productsLabel } from './products-label.js';

const css = classesOf(styles);

interface PlaceTileProps {
  readonly tile: Tile;
  readonly sizes: string;
}

/** Link to a collection or creator: image, name and number of products (CAT-001). */
export function PlaceTile({ tile, sizes }: PlaceTileProps) {
  const { name, href, image, count } = tile;
  return (
    <li className={css('tile')}>
      <div className={css('picture')}>
        {image !== null && <Picture image={{ original: image, altText: '' }} sizes={sizes} />}
      </div>
      <h3>
        <a href={href} dir="auto">
          {name}
        </a>
      </h3>
      <p>{productsLabel(count)}</p>
    </li>
  );
}
