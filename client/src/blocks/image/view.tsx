import type { ImageProperties } from '@selvedge/shared/blocks/image/definition';
import { mockupWidthOf } from '@selvedge/shared/images/mockups';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { layout } from '../../ui/shop/common/layout.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { SafeLink } from '../../ui/shop/common/SafeLink.js';
import { ownStyle } from '../kit/own-style.js';
import { sizesOf } from '../kit/sizes-of.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/**
 * Image in its ratio, optionally linked; without one, the theme's default image, or nothing
 * (BLK-088, THM-062).
 */
export function View({ block: { id, properties }, context, widthShare }: BlockViewProps<'image'>) {
  const { srcSet, alt, href, lazyLoad, placeholderColor } = properties;
  const src = properties.src ?? context.frame.layout.defaultImage;
  if (src === null) return null;
  const picture = (
    <Picture
      image={{ original: src, altText: alt }}
      srcSet={properties.src === null ? null : srcSet}
      sizes={sizesOf(widthShare)}
      eager={!lazyLoad || context.first === id}
      placeholder={placeholderColor}
      className={css('picture')}
    />
  );
  return (
    <div className={css('place')} style={placeStyle(properties)}>
      {href === null ? (
        picture
      ) : (
        <SafeLink to={href} origin={context.frame.origin} className={css('link')}>
          {picture}
          {alt === '' && <span className={layout('hidden')}>{href}</span>}
        </SafeLink>
      )}
    </div>
  );
}

/** Ratio of the built-in mock-ups, height divided by width. */
const mockupRatio = 1.25;

function placeStyle({ src, ratio, objectFit, borderRadius, padding }: ImageProperties) {
  const shape = ratio ?? (mockupWidthOf(src ?? '') === undefined ? null : mockupRatio);
  return ownStyle({
    '--own-ratio': shape && `1 / ${shape}`,
    '--own-fit': objectFit,
    '--own-radius': borderRadius,
    '--own-padding': padding,
  });
}
