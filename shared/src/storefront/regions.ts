import { LAYOUTS, type Layout } from './layouts.js';
import { isNative, type ShopModes } from './modes.js';

/** LAY-013 to LAY-015: nothing stands around a page but for a person, and not in a preview. */
export function regionsIn(modes: ShopModes, layout: Layout): Layout {
  return isNative(modes) ? layout : { ...LAYOUTS.blank, width: layout.width };
}
