import type { ProductMockupProperties } from '@selvedge/shared/blocks/productMockup/definition';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { ownStyle } from '../kit/own-style.js';
import { sizesOf } from '../kit/sizes-of.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

function mockupStyle({ borderRadius, padding }: ProductMockupProperties) {
  return ownStyle({ '--own-radius': borderRadius, '--own-padding': padding });
}

/** Mock-up of a product, linked to its page; empty without the product (BLK-029). */
export function View(props: BlockViewProps<'productMockup'>) {
  const { block, context, widthShare } = props;
  const { id, properties, mockup } = block;
  if (mockup === null) return null;
  const picture = (
    <Picture
      image={mockup.picture}
      sizes={sizesOf(widthShare)}
      eager={context.first === id}
      className={css('picture')}
    />
  );
  return (
    <div className={css('place')} style={mockupStyle(properties)}>
      {properties.isLinked ? (
        <a className={css('link')} href={mockup.href}>
          {picture}
        </a>
      ) : (
        picture
      )}
    </div>
  );
}
