import { hexColour } from '@selvedge/shared/colours/hex-colour';
import { sizedLink } from '@selvedge/shared/images/sized-link';
import { isPictureSource } from '@selvedge/shared/links/link';
import type { MenuImage } from '@selvedge/shared/stores/menu';
import type { CSSProperties } from 'react';

import styles from './MenuTile.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { SafeLink } from '../../../ui/shop/common/SafeLink.js';

const css = classesOf(styles);
/** Image width in pixels (LAY-036). */
const tileWidth = 600;

/** Heights as fractions of the width (LAY-033, BLK-090). */
const HEIGHTS: Readonly<Record<MenuImage['ratio'], number>> = {
  wide: 0.36,
  short: 0.49,
  '4:3': 0.75,
  square: 1.026,
  tall: 1.5,
};

/** Corner radii (LAY-032). */
const CORNERS: Readonly<Record<MenuImage['borderRadius'], string>> = {
  sharp: '0',
  smooth: '6px',
  rounded: '16px',
  circle: '50%',
};

/** Text shadows (LAY-034). */
const SHADOWS: Readonly<Record<MenuImage['text']['shadow'], string>> = {
  none: 'none',
  light: '0 1px 2px rgb(0 0 0 / 35%)',
  medium: '0 1px 4px rgb(0 0 0 / 55%)',
  heavy: '0 1px 2px rgb(0 0 0 / 70%), 0 2px 10px rgb(0 0 0 / 70%)',
};

/** Horizontal position of the button by text alignment. */
const SIDES: Readonly<Record<MenuImage['text']['alignment'], string>> = {
  left: 'start',
  center: 'center',
  right: 'end',
};

interface MenuTileProps {
  readonly image: MenuImage;
  readonly origin: string;
}

/** Linked image with text and a button (LAY-031 to LAY-036). */
export function MenuTile({ image, origin }: MenuTileProps) {
  const { src, title, description, link, overlay, borderRadius, ratio, text, button } = image;
  const height = Math.round(tileWidth * HEIGHTS[ratio]);
  return (
    <SafeLink
      to={link}
      origin={origin}
      className={css('tile')}
      style={{
        aspectRatio: `1 / ${HEIGHTS[ratio]}`,
        borderRadius: CORNERS[borderRadius],
        textAlign: text.alignment,
        textShadow: SHADOWS[text.shadow],
        ...textColour(text),
      }}
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
      <span className={css('words')}>
        <span className={css('overlay')} style={{ opacity: overlay }} />
        {title !== '' && (
          <span className={css('title')} dir="auto">
            {title}
          </span>
        )}
        {description !== '' && <span dir="auto">{description}</span>}
        {button !== null && (
          <span className={css('button')} style={buttonStyle(button, text.alignment)}>
            {button.text}
          </span>
        )}
      </span>
    </SafeLink>
  );
}

/** Text colour (LAY-034). */
function textColour({ color = '' }: MenuImage['text']): CSSProperties {
  const colour = hexColour(color);
  return colour === undefined ? {} : { color: colour };
}

/** Button colours, the theme's by default (LAY-035). */
function buttonStyle(
  button: NonNullable<MenuImage['button']>,
  side: MenuImage['text']['alignment'],
): CSSProperties {
  const { borderRadius, isFullWidth } = button;
  return {
    alignSelf: isFullWidth ? 'stretch' : SIDES[side],
    borderRadius: borderRadius === 'circle' ? '999px' : CORNERS[borderRadius],
    ...buttonColours(button),
  };
}

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
