import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { AnyScreenDefinition, ScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { ShopModes } from '@selvedge/shared/storefront/modes';
import type { ScreenName, ScreenOf, ShopScreen } from '@selvedge/shared/storefront/screens';
import type { FunctionComponent } from 'react';

import type { BlockViews } from './block-view.js';

/** Props of every shop screen. */
export interface ScreenProps<Name extends ScreenName> {
  readonly frame: ShopFrame;
  readonly screen: ScreenOf<Name>;
  /** Undefined for shoppers. */
  readonly modes?: ShopModes;
}

/** View of a screen: its definition, and a factory that builds the component from block views. */
export interface ScreenView<Name extends ScreenName> {
  readonly definition: ScreenDefinition<Name, never>;
  readonly component: (views: BlockViews) => FunctionComponent<ScreenProps<Name>>;
  /** Only for screens made of blocks. */
  readonly loadViews?: (screen: ScreenOf<Name>) => Promise<BlockViews>;
}

/** A view found by the screen name of a payload; its props match that name. */
export interface AnyScreenView {
  readonly definition: AnyScreenDefinition;
  readonly component: (views: BlockViews) => ShownScreen['Screen'];
  readonly loadViews?: (screen: never) => Promise<BlockViews>;
}

/** A screen's definition with its component, including the views of its blocks. */
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

/** Loads the views of the blocks on a screen. */
export async function viewsFor({ loadViews }: AnyScreenView, screen: ShopScreen) {
  // The view was looked up by the name of this screen.
  return (await loadViews?.(screen as never)) ?? {};
}

/**
 * Declares the view of a screen: `export const screen = view(productScreen, ProductPage)` in
 * `product.screen.tsx`.
 */
export function view<Name extends ScreenName>(
  definition: ScreenDefinition<Name, never>,
  Screen: FunctionComponent<ScreenProps<Name>>,
): ScreenView<Name> {
  return { definition, component: () => Screen };
}
