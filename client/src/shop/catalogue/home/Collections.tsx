import type { PlaceTile as Tile } from '@selvedge/shared/catalogue/cards/place-tile';

import styles from './Collections.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { PlaceTile } from '../../../ui/shop/common/PlaceTile.js';
import { layout } from '../../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** Tiles of all collections (CAT-001). */
export function Collections({ collections }: { readonly collections: readonly Tile[] }) {
  if (collections.length === 0) return null;
  return (
    <section className={`${layout('container')} ${css('section')}`} aria-labelledby="collections">
      <h2 id="collections">Collections</h2>
      <ul className={css('tiles')}>
        {collections.map((tile) => (
          <PlaceTile key={tile.href} tile={tile} sizes="(width >= 768px) 24vw, 46vw" />
        ))}
      </ul>
    </section>
  );
}
