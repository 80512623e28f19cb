import type { PlaceTile as Tile } from '@selvedge/shared/catalogue/cards/place-tile';

import styles from './PlaceTile.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from './Picture.js';
import { productsLabel } from './products-label.js';

const css = classesOf(styles);

interface PlaceTileProps {
  readonly tile: Tile;
  /** How wide its picture is shown, as the `sizes` attribute. */
  readonly sizes: string;
}

/** CAT-001: the way to a collection or creator: a picture, the name and how many products there are. */
export function PlaceTile({ tile, sizes }: PlaceTileProps) {
  const { name, href, image, count } = tile;
  return (
    <li className={css('tile')}>
      <div className={css('picture')}>
        {image !== null && <Picture image={{ original: image, altText: '' }} sizes={sizes} />}
      </div>
      <h3>
        <a href={href}>{name}</a>
      </h3>
      <p>{productsLabel(count)}</p>
    </li>
  );
}
