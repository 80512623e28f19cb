import type { BannerProperties } from '@selvedge/shared/blocks/kit/banner';
import type { CSSProperties } from 'react';

import { ownStyle } from '../own-style.js';

/** Overlay opacity from which text on an image is legible. */
const covered = 0.5;

/**
 * Approximate WCAG luminance of `#rrggbb`, 0 to 1. The exact formula would only add bytes for a
 * yes/no decision.
 */
function luminanceOf(colour: string): number {
  const channel = (at: number) => (Number.parseInt(colour.slice(at, at + 2), 16) / 255) ** 2.2;
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * Whether white text is more legible on the colour; the threshold gives equal contrast for black
 * and white.
 */
function isDark(colour: string): boolean {
  return luminanceOf(colour) < 0.18;
}

/** White or black, whichever is more legible on the colour. */
function textColorOn(colour: string): string {
  return isDark(colour) ? '#ffffff' : '#111111';
}

/**
 * Whether the text needs a stronger overlay than the image's own. Not if the text has a background,
 * or if the overlay would have the text's colour.
 */
export function needsShade(properties: BannerProperties): boolean {
  const { overlayColor, overlayOpacity, titleColor, titleBackground } = properties;
  if (overlayOpacity >= covered || titleBackground !== null) return false;
  return titleColor === null || isDark(titleColor) !== isDark(overlayColor);
}

/**
 * Own styles of a banner. Text on an image is white or black, because theme colours suit plain
 * surfaces.
 */
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
