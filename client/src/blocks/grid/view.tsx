import type { GridProperties } from '@selvedge/shared/blocks/grid/definition';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { PlaceTile } from '../../ui/shop/common/PlaceTile.js';
import { ProductCard } from '../../ui/shop/common/ProductCard.js';
import { narrowed } from '../kit/narrowed.js';
import { ownStyle } from '../kit/own-style.js';
import { SectionHead } from '../kit/SectionHead.js';
import { sizesOf } from '../kit/sizes-of.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

function gridStyle(properties: GridProperties) {
  return ownStyle({
    '--own-columns-xs': properties.columnsXs,
    '--own-columns-md': properties.columnsMd,
    '--own-columns-lg': properties.columnsLg,
    '--own-spacing': properties.spacing,
    '--own-spacing-xs': properties.spacingXs,
    '--image-radius': properties.borderRadius,
    '--image-ratio': properties.ratio && `1 / ${properties.ratio}`,
  });
}

/** Blocks in columns, followed by items of the shop (BLK-024, BLX-008). */
export function View({ block, context, widthShare, children }: BlockViewProps<'grid'>) {
  const { items, properties, places = [], products = [], pictures = [] } = block;
  const { title, masonry, columnsXs, columnsLg } = properties;
  const style = gridStyle(properties);
  const column = { widthShare: widthShare / columnsLg };
  const sizes = sizesOf(column.widthShare);
  return (
    <section {...surface(properties)} aria-label={title || undefined}>
      <SectionHead title={title} origin={context.frame.origin} />
      {items[0] && (
        <div className={css('grid', masonry && 'masonry')} style={style}>
          {narrowed(children, { ...(!masonry && column), perRow: columnsXs })}
        </div>
      )}
      {[...places, ...products, ...pictures][0] && (
        <ul className={css('grid')} style={style}>
          {places.map((tile) => (
            <PlaceTile key={tile.href} tile={tile} sizes={sizes} />
          ))}
          {products.map((product) => (
            <ProductCard key={product.uuid} product={product} eager={false} />
          ))}
          {pictures.map((image) => (
            <li key={image.original}>
              <Picture image={image} sizes={sizes} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
