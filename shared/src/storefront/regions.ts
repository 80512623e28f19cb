import { LAYOUTS, type Layout } from './layouts.js';
import { layoutNameOf, type AnyScreenDefinition } from '../screens/define-screen.js';
import { isNative, type ShopModes } from './modes.js';

/** Regions of a screen, and its width. */
export function layoutOf(definition: AnyScreenDefinition, props: object): Layout {
  return LAYOUTS[definition.regions ?? layoutNameOf(definition, props)];
}

/** Regions of a page; none for a headless operator or in a preview. */
export function regionsIn(modes: ShopModes, layout: Layout): Layout {
  return isNative(modes) ? layout : { ...LAYOUTS.blank, width: layout.width };
}
