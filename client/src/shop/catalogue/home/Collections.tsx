import type { CollectionTile as Tile } from '@selvedge/shared/catalogue/cards/collection-tile';

import styles from './Collections.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { CollectionTile } from '../../../ui/shop/common/CollectionTile.js';
import { layout } from '../../../ui/shop/common/layout.js';

const css = classesOf(styles);

/** CAT-001: a tile for every collection. */
export function Collections({ collections }: { readonly collections: readonly Tile[] }) {
  if (collections.length === 0) return null;
  return (
    <section className={`${layout('container')} ${css('section')}`} aria-labelledby="collections">
      <h2 id="collections">Collections</h2>
      <ul className={css('tiles')}>
        {collections.map((tile) => (
          <CollectionTile key={tile.urlName} tile={tile} sizes="(width >= 768px) 24vw, 46vw" />
        ))}
      </ul>
    </section>
  );
}
