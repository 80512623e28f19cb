import { LAYOUTS, type Layout } from './layouts.js';
import { isNative, type ShopModes } from './modes.js';

/** Regions of a page; none for a headless operator or in a preview. */
export function regionsIn(modes: ShopModes, layout: Layout): Layout {
  return isNative(modes) ? layout : { ...LAYOUTS.blank, width: layout.width };
}
