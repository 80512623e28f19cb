import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type {
  AnyScreenDefinition,
  ScreenDefinition,
} from '@selvedge/shared/storefront/define-screen';
import type { ShopModes } from '@selvedge/shared/storefront/modes';
import type { ScreenName, ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';
import type { FunctionComponent } from 'react';

import type { BlockViews } from '../blocks/view.js';

/** What every screen of the shop is given. */
export interface ScreenProps<Name extends ScreenName> {
  readonly frame: ShopFrame;
  readonly screen: ScreenOf<Name>;
  /** Nothing for what shoppers see. */
  readonly modes?: ShopModes;
}

/** How a screen looks: its definition, and what draws it by the views of the blocks on it. */
export interface ScreenView<Name extends ScreenName> {
  readonly definition: ScreenDefinition<Name, never>;
  readonly component: (views: BlockViews) => FunctionComponent<ScreenProps<Name>>;
  /** Of a screen that is made of blocks. */
  readonly loadViews?: (screen: ScreenOf<Name>) => Promise<BlockViews>;
}

/** One of those that a payload may name: whoever looks it up by the name knows that its props are its own. */
export interface AnyScreenView {
  readonly definition: AnyScreenDefinition;
  readonly component: (views: BlockViews) => ShownScreen['Screen'];
  readonly loadViews?: (screen: never) => Promise<BlockViews>;
}

/** A screen as it is drawn, with the views of its blocks. */
export interface ShownScreen {
  readonly definition: AnyScreenDefinition;
  readonly Screen: FunctionComponent<{
    readonly frame: ShopFrame;
    readonly screen: never;
    readonly modes?: ShopModes;
  }>;
}

export function shownBy({ definition, component }: AnyScreenView, views: BlockViews): ShownScreen {
  return { definition, Screen: component(views) };
}

/** The views of the blocks on a screen, which is one of this view. */
export async function viewsFor({ loadViews }: AnyScreenView, screen: ShopScreen) {
  // Its view was looked up by its name.
  return (await loadViews?.(screen as never)) ?? {};
}

/** The view of a screen: `export const screen = view(productScreen, ProductPage)` in `product.screen.tsx`. */
export function view<Name extends ScreenName>(
  definition: ScreenDefinition<Name, never>,
  Screen: FunctionComponent<ScreenProps<Name>>,
): ScreenView<Name> {
  return { definition, component: () => Screen };
}
