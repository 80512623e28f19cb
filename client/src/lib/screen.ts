import type { ScreenName, ScreenOf, ShopFrame } from '@selvedge/shared/storefront/contract';

/** What every screen of the shop is given. */
export interface ScreenProps<Name extends ScreenName> {
  readonly frame: ShopFrame;
  readonly screen: ScreenOf<Name>;
}
