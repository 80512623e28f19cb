import type { CardProperties } from '@selvedge/shared/blocks/card/definition';

import { LinkedTitle } from '../kit/linked-title/LinkedTitle.js';
import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { Picture } from '../../ui/shop/common/Picture.js';
import { ownStyle } from '../kit/own-style.js';
import { sizesOf } from '../kit/sizes-of.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

function cardStyle(properties: CardProperties) {
  return ownStyle({
    '--own-radius': properties.borderRadius,
    '--own-padding': properties.padding,
    '--own-background': properties.backgroundColor,
    '--own-words': properties.textColor,
    '--own-ratio': `1 / ${properties.ratio}`,
  });
}

/** Image above text, linked as a whole if it has an address; empty without either (BLK-043). */
export function View({ block: { id, properties }, context, widthShare }: BlockViewProps<'card'>) {
  const { title, copy, image, imageAlt, href } = properties;
  if (title === '' && copy === '' && image === null) return null;
  return (
    <div className={css('card', href !== null && 'leading')} style={cardStyle(properties)}>
      {image !== null && (
        <Picture
          image={{ original: image, altText: imageAlt }}
          sizes={sizesOf(widthShare)}
          eager={context.first === id}
          className={css('picture')}
        />
      )}
      <div className={css('words')}>
        <LinkedTitle
          properties={properties}
          origin={context.frame.origin}
          className={css('title')}
          linkClass={css('link')}
        />
        {copy !== '' && <p>{copy}</p>}
      </div>
    </div>
  );
}
