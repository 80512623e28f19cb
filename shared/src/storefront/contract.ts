import type { CurrencyCode } from '../money.js';
import type { Christmas, CutoffDate } from '../stores/christmas/christmas.js';
import type { Store } from '../stores/contract.js';
import type { Measuring } from '../stores/measurement/measurement.js';
import type { MenuEntry } from '../stores/menu.js';
import type { LayoutOptions } from '../themes/layout-options.js';
import type { ShopModes } from './modes.js';
import type { ShopScreen } from './screens.js';

/** What the frame around every shop screen needs. Nothing personal: the same for every visitor. */
export interface ShopFrame {
  readonly name: string;
  readonly division: number;
  readonly mainMenu: readonly MenuEntry[];
  readonly sitewideBanner: Store['sitewideBanner'];
  /** MKT-008: what greets a visitor once; null where nothing does. */
  readonly popup: Pick<Store['sitewidePopup'], 'heading' | 'description'> | null;
  /** MKT-012, STO-029: for this visitor's currency; nothing once the last day is over. */
  readonly christmas?: ShopChristmas;
  /** ANL-024: what it is measured by once a visitor agrees; null where it is not. */
  readonly measuring: Measuring | null;
  readonly logo: string | null;
  readonly origin: string;
  readonly layout: LayoutOptions;
  /** RTE-032: the four policy pages are there. */
  readonly hasPolicies: boolean;
  /** LAY-024: what a shopper may choose; null without the currency plugin. */
  readonly currencies: CurrencyChoice | null;
  /** PAY-023: the shop is where prices hold no tax. */
  readonly isUntaxed?: true;
  /** GRD-035: the split tests that stand on every page; absent where there is none. */
  readonly splitTests?: readonly string[];
  /** UTL-003: where links lead that are not let through. */
  readonly blockedPage: string;
}

/** What the banner before Christmas says, and what pages say of its last days. */
export interface ShopChristmas extends Pick<
  Christmas,
  'title' | 'copy' | 'href' | 'backgroundColor' | 'textColor'
> {
  /** Those that are ahead, the next one first, each with what is said of it where something goes there. */
  readonly dates: readonly (CutoffDate & { readonly lastDay: string })[];
}

/** PAY-018: the currencies that the prices of a shop may be seen in. */
export interface CurrencyChoice {
  readonly shown: CurrencyCode;
  readonly offered: readonly OfferedCurrency[];
}

interface OfferedCurrency {
  readonly code: CurrencyCode;
  /** "US Dollar". */
  readonly name: string;
  /** "US$". */
  readonly sign: string;
}

/** What of a page is the person's who asks, beside the screen. */
export interface PersonalState {
  /** The basket's quantity for the badge; null where the page is the same for everyone. */
  readonly basketQuantity: number | null;
  /** BSK-009: the uuids of liked products; nothing where the shop keeps no favourites. */
  readonly favourites?: readonly string[];
  /** Who is signed in; nothing for everybody else. */
  readonly account?: ShopAccount | undefined;
  /** The id of the page that it is, for whose account may edit it; nothing for everybody else. */
  readonly editablePage?: number;
}

/** Somebody who is signed in, as the frame shows it. */
export interface ShopAccount {
  readonly name: string;
  /** Their account works in this shop's dashboard. */
  readonly hasDashboard: boolean;
}

export interface PagePayload extends PersonalState {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  /** LAY-013 to LAY-015: nothing for what shoppers see. */
  readonly modes?: ShopModes;
}

/** What the built SSR bundle (client/dist/ssr/entry-server.js) exports. */
export interface ShopRenderer {
  /** The markup inside #root. Pure: the same payload gives the same markup. */
  readonly render: (payload: PagePayload) => string;
  /** The same without what is known of pages before, as a measure of it. */
  readonly renderUncached: (payload: PagePayload) => string;
  /**
   * The modules of a screen and of the blocks on it, by their paths in the client's folder: the keys of
   * their files in Vite's manifest.
   */
  readonly modulesOf: (screen: ShopScreen) => readonly string[];
}
