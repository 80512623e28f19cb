import type { FeatureProperties } from '@selvedge/shared/blocks/feature/definition';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { ActionLinks } from '../kit/ActionLinks.js';
import { ownStyle } from '../kit/own-style.js';
import { sizesOf } from '../kit/sizes-of.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

function featureStyle(properties: FeatureProperties) {
  return ownStyle({
    '--own-padding': properties.padding,
    '--own-radius': properties.borderRadius,
    '--own-ratio': `1 / ${properties.ratio}`,
    '--feature-text-color': properties.textColor,
    '--feature-background': properties.backgroundColor ?? properties.fullBackgroundColor,
  });
}

/**
 * Image with text and an action next to it, stacked on narrow screens; empty without either
 * (BLK-020).
 */
export function View({
  block: { id, properties },
  context,
  widthShare,
}: BlockViewProps<'feature'>) {
  const { title, copy, image, imageAlt, imageSide, actions } = properties;
  if (title === '' && copy === '' && image === null) return null;
  return (
    <div
      className={css('feature', image !== null && 'pictured', imageSide)}
      style={featureStyle(properties)}
    >
      {image !== null && (
        <Picture
          image={{ original: image, altText: imageAlt }}
          sizes={sizesOf(widthShare / 2)}
          eager={context.first === id}
          className={css('picture')}
        />
      )}
      <div className={css('words')}>
        {title !== '' && <h2 dir="auto">{title}</h2>}
        {copy !== '' && <p className={css('copy')}>{copy}</p>}
        <ActionLinks actions={actions.slice(0, 1)} size="standard" origin={context.frame.origin} />
      </div>
    </div>
  );
}
