import type { GridProperties } from '@selvedge/shared/blocks/grid/definition';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { CollectionTile } from '../../ui/shop/CollectionTile.js';
import { ProductCard } from '../../ui/shop/ProductCard.js';
import { narrowed } from '../kit/narrowed.js';
import { ownStyle } from '../kit/own-style.js';
import { SectionHead } from '../kit/SectionHead.js';
import { sizesOf } from '../kit/sizes-of.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../view.js';

const css = classesOf(styles);

function gridStyle(properties: GridProperties) {
  const { columnsXs, columnsMd, columnsLg, spacing, spacingXs } = properties;
  const { ratio, borderRadius } = properties;
  return ownStyle({
    '--own-columns-xs': columnsXs,
    '--own-columns-md': columnsMd,
    '--own-columns-lg': columnsLg,
    '--own-spacing': spacing,
    '--own-spacing-xs': spacingXs,
    '--image-radius': borderRadius,
    '--image-ratio': ratio === null ? null : `1 / ${ratio}`,
  });
}

/** BLK-024: blocks in columns, then what the shop fills it with (BLX-008). */
export function View({ block, around, share, children }: BlockViewProps<'grid'>) {
  const { items, properties, collections = [], products = [] } = block;
  const { title, masonry, columnsXs, columnsLg } = properties;
  const tiles = collections.length + products.length;
  const style = gridStyle(properties);
  const beside = { share: share / columnsLg };
  return (
    <section {...surface(properties)} aria-label={title || undefined}>
      <SectionHead title={title} origin={around.frame.origin} />
      {items.length > 0 && (
        <div className={css('grid', masonry && 'masonry')} style={style}>
          {narrowed(children, { ...(!masonry && beside), perRow: columnsXs })}
        </div>
      )}
      {tiles > 0 && (
        <ul className={css('grid', items.length > 0 && 'after')} style={style}>
          {collections.map((tile) => (
            <CollectionTile key={tile.urlName} tile={tile} sizes={sizesOf(beside.share)} />
          ))}
          {products.map((product) => (
            <ProductCard key={product.uuid} product={product} eager={false} />
          ))}
        </ul>
      )}
    </section>
  );
}
