import type { CSSProperties } from 'react';

import { ownStyle } from './own-style.js';
import styles from './surface.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface SurfaceProperties {
  readonly padding: string | null;
  readonly borderRadius?: string | null;
  readonly textColor: string | null;
  readonly backgroundColor: string | null;
}

/** Background, padding and corners of a block. */
export function surface(
  { padding, borderRadius = null, textColor, backgroundColor }: SurfaceProperties,
  className = '',
): { readonly className: string; readonly style: CSSProperties } {
  return {
    className:
      css('surface', backgroundColor !== null && 'coloured') + (className && ` ${className}`),
    style: ownStyle({
      '--own-padding': padding,
      '--own-radius': borderRadius,
      '--own-background': backgroundColor,
      '--text-color': textColor,
      '--text-muted-color': textColor,
      '--heading-color': textColor,
    }),
  };
}
