import type { BannerProperties } from '@selvedge/shared/blocks/kit/banner';
import type { CSSProperties } from 'react';

import { ownStyle } from '../own-style.js';

/** From there on a picture is covered enough for words to be read on it. */
const covered = 0.5;

/**
 * WCAG's luminance of `#rrggbb` by the usual approximation of its curve, 0 to 1. A page does not carry
 * the exact one of the themes' tests for a single yes or no.
 */
function luminanceOf(colour: string): number {
  const channel = (at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Whether words on the colour have to be white: there black and white are read equally well. */
function isDark(colour: string): boolean {
  return luminanceOf(colour) < 0.18;
}

/** White or black, whichever is read on the colour. */
function textColorOn(colour: string): string {
  return isDark(colour) ? '#ffffff' : '#111111';
}

/**
 * Whether the cover under the words is to be thicker than the picture's own, since words on a busy
 * picture cannot be read: not where they have a background, nor where it would be in their colour.
 */
export function needsShade(properties: BannerProperties): boolean {
  const { overlayColor, overlayOpacity, titleColor, titleBackground } = properties;
  if (overlayOpacity >= covered || titleBackground !== null) return false;
  return titleColor === null || isDark(titleColor) !== isDark(overlayColor);
}

/** What a banner says itself; on a picture its words are white or black, since the theme's are for its own surface. */
export function bannerStyle(properties: BannerProperties, pictured: boolean): CSSProperties {
  const { titleColor, copyColor, overlayColor } = properties;
  const textColor = pictured ? textColorOn(overlayColor) : null;
  return ownStyle({
    '--own-min-height': properties.minHeight,
    '--own-min-height-small': properties.minHeightSmall,
    '--own-ratio': properties.ratio,
    '--own-width': properties.contentWidth,
    '--own-radius': properties.borderRadius,
    '--own-padding': properties.padding,
    '--own-font': properties.font,
    '--own-scale': properties.fontScale,
    '--own-overlay': properties.overlayOpacity,
    '--own-overlay-color': overlayColor,
    '--banner-title-color': titleColor ?? textColor,
    '--banner-title-background': properties.titleBackground,
    '--banner-copy-color': copyColor ?? textColor,
    '--banner-copy-background': properties.copyBackground,
    '--text-color': textColor,
  });
}
