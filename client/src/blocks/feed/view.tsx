import type { FeedProperties } from '@selvedge/shared/blocks/feed/definition';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { buttonClass } from '../../ui/shop/common/button.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';
import { ownStyle } from '../kit/own-style.js';
import { SectionHead } from '../kit/SectionHead.js';
import { sizesOf } from '../kit/sizes-of.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);
/** Columns on a large screen. */
const columns = 4;

function feedStyle({ ratio, borderRadius }: FeedProperties) {
  return ownStyle({
    '--own-ratio': `1 / ${String(ratio)}`,
    '--own-corner': borderRadius,
  });
}

/** Newest images of the library, or a link to Instagram; empty without either (BLK-021). */
export function View({ block, context, widthShare }: BlockViewProps<'feed'>) {
  const { properties, pictures = [], profiles = [] } = block;
  const { title } = properties;
  const { origin } = context.frame;
  const instagram = profiles.find(({ network }) => network === 'instagram');
  if (pictures.length === 0 && instagram === undefined) return null;
  return (
    <section {...surface(properties)} aria-label={title || 'Images'}>
      <SectionHead title={title} origin={origin} />
      {instagram !== undefined && (
        <SafeLink to={instagram.href} origin={origin} className={buttonClass('secondary')}>
          Follow us on {instagram.name}
        </SafeLink>
      )}
      {pictures.length > 0 && (
        <ul className={css('feed')} style={feedStyle(properties)}>
          {pictures.map((image) => (
            <li key={image.original}>
              <Picture
                image={image}
                sizes={sizesOf(widthShare / columns)}
                className={css('picture')}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
