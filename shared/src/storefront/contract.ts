import type { SocialProfile } from '../catalogue/social-networks.js';
import type { CurrencyCode } from '../money.js';
import type { CardBrand } from '../payments/card-brands.js';
import type { Christmas, CutoffDate } from '../stores/christmas/christmas.js';
import type { Store } from '../stores/contract.js';
import type { Measuring } from '../stores/measurement/measurement.js';
import type { MenuEntry } from '../stores/menu.js';
import type { LayoutOptions } from '../themes/layout-options.js';
import type { ShopModes } from './modes.js';
import type { ShopScreen } from './screens.js';

/** Data for the frame of every shop screen. Not personal: identical for all visitors. */
export interface ShopFrame {
  readonly name: string;
  readonly division: number;
  readonly mainMenu: readonly MenuEntry[];
  readonly sitewideBanner: Store['sitewideBanner'];
  /** Popup shown once to each visitor; null if there is none. */
  readonly popup: Pick<Store['sitewidePopup'], 'heading' | 'description'> | null;
  /** Christmas banner for the visitor's currency; absent after the last day. */
  readonly christmas?: ShopChristmas;
  /** Analytics services that run after consent; null if there are none. */
  readonly measuring: Measuring | null;
  readonly logo: string | null;
  /** Accepted cards; absent if nothing can be paid. */
  readonly cards?: readonly CardBrand[];
  /** Profiles of the shop; absent if there are none. */
  readonly profiles?: readonly SocialProfile[];
  readonly origin: string;
  readonly layout: LayoutOptions;
  /** Whether the four policy pages exist. */
  readonly hasPolicies: boolean;
  /** Available currencies; null without the currency plugin. */
  readonly currencies: CurrencyChoice | null;
  /** Whether the shop sells in a country where prices include no tax. */
  readonly isUntaxed?: true;
  /** Split tests on every page; absent if there are none. */
  readonly splitTests?: readonly string[];
  /** URL of the page about blocked links. */
  readonly blockedPage: string;
}

/** Content of the Christmas banner, and last order dates. */
export interface ShopChristmas extends Pick<
  Christmas,
  'title' | 'copy' | 'href' | 'backgroundColor' | 'textColor'
> {
  /** Upcoming days, next first, with the text for shipments to the zone. */
  readonly dates: readonly (CutoffDate & { readonly lastDay: string })[];
}

/** Display currencies of a shop. */
export interface CurrencyChoice {
  readonly shown: CurrencyCode;
  readonly offered: readonly OfferedCurrency[];
}

interface OfferedCurrency {
  readonly code: CurrencyCode;
  /** For example "US Dollar". */
  readonly name: string;
  /** For example "US$". */
  readonly sign: string;
}

/** Personal state of a page, separate from the cached screen. */
export interface PersonalState {
  /** Basket quantity for the badge; null on pages that are identical for everyone. */
  readonly basketQuantity: number | null;
  /** Uuids of favourites; absent if the shop has none. */
  readonly favourites?: readonly string[];
  /** Signed-in account; absent for guests. */
  readonly account?: ShopAccount | undefined;
  /** Id of the page, for accounts that can edit it. */
  readonly editablePage?: number;
}

/** Signed-in account as shown in the frame. */
export interface ShopAccount {
  readonly name: string;
  /** Whether the account has access to this shop's dashboard. */
  readonly hasDashboard: boolean;
}

export interface PagePayload extends PersonalState {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  /** Absent for the native mode. */
  readonly modes?: ShopModes;
}

/** Exports of the built SSR bundle (client/dist/ssr/entry-server.js). */
export interface ShopRenderer {
  /** Markup inside #root. Pure: equal payloads render equal markup. */
  readonly render: (payload: PagePayload) => string;
  /** Renders without fragment caches, for measuring them. */
  readonly renderUncached: (payload: PagePayload) => string;
  /**
   * Modules of a screen and its blocks, as paths in the client folder; the keys of Vite's manifest.
   */
  readonly modulesOf: (screen: ShopScreen) => readonly string[];
}
