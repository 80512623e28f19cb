import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { isPictureSource } from '@selvedge/shared/links/link';
import type { MenuImage } from '@selvedge/shared/stores/menu';
import type { CSSProperties } from 'react';

import styles from './MenuTile.module.css';
import { classesOf } from '../../lib/class-names.js';
import { SafeLink } from '../../ui/shop/SafeLink.js';

const css = classesOf(styles);
/** LAY-036, in pixels. */
const tileWidth = 600;

/** LAY-033, BLK-090: heights in parts of the width. */
const HEIGHTS: Readonly<Record<MenuImage['ratio'], number>> = {
  wide: 0.36,
  short: 0.49,
  '4:3': 0.75,
  square: 1.026,
  tall: 1.5,
};

interface MenuTileProps {
  readonly image: MenuImage;
  readonly origin: string;
}

/** LAY-031 to LAY-036: a picture with words and a button on it, all of it one link. */
export function MenuTile({ image, origin }: MenuTileProps) {
  const { src, title, description, link, overlay, borderRadius, ratio, text, button } = image;
  const height = Math.round(tileWidth * HEIGHTS[ratio]);
  return (
    <SafeLink
      to={link}
      origin={origin}
      className={css('tile', borderRadius, text.alignment, `shadow-${text.shadow}`)}
      style={{ aspectRatio: `1 / ${HEIGHTS[ratio]}`, ...textColour(text) }}
    >
      {isPictureSource(src) && (
        <img
          src={sizedLink(src, tileWidth)}
          alt=""
          width={tileWidth}
          height={height}
          loading="lazy"
        />
      )}
      <span className={css('overlay')} style={{ opacity: overlay }} />
      <span className={css('words')}>
        {title !== '' && <span className={css('title')}>{title}</span>}
        {description !== '' && <span>{description}</span>}
        {button !== null && (
          <span
            className={css('button', button.borderRadius, button.isFullWidth && 'full')}
            style={buttonColours(button)}
          >
            {button.text}
          </span>
        )}
      </span>
    </SafeLink>
  );
}

/** LAY-034. */
function textColour({ color = '' }: MenuImage['text']): CSSProperties {
  const colour = hexColour(color);
  return colour === undefined ? {} : { color: colour };
}

/** LAY-035; what is not given is the theme's. */
function buttonColours(button: NonNullable<MenuImage['button']>): CSSProperties {
  const [text, ground, border] = [
    hexColour(button.textColor ?? ''),
    hexColour(button.backgroundColor ?? ''),
    hexColour(button.borderColor ?? ''),
  ];
  return {
    ...(text && { color: text }),
    ...(ground && { backgroundColor: ground }),
    ...(border && { borderColor: border }),
  };
}
