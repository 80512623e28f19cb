import type { SocialNetwork } from '../catalogue/social-networks.js';
import type { ShippingPrices } from '../delivery/delivery-zone.js';
import type { CurrencyCode } from '../money.js';
import type { StorePage } from './store-page.js';
import type { Christmas, CutoffDate } from './christmas/christmas.js';
import type { CookiePolicy, Measurement } from './measurement/measurement.js';
import type { MenuEntry } from './menu.js';
import type { StoreStanding } from './plan-state/plan-state.js';
import type { SplitTest } from '../split-tests/split-test.js';
import type { ThemeValues } from '../themes/theme.js';

/** Reserved division for data outside of stores: platform streams and the atlas host. */
export const platformDivision = 0;

/** Verification tokens of search engines and networks; empty if not set. */
export interface SiteVerification {
  readonly google: string;
  readonly pinterest: string;
  readonly facebook: string;
}

/** Complete store as stored in each StoreSaved event, so that its history is readable. */
export interface Store {
  readonly division: number;
  readonly name: string;
  /** Subdomain, such as `tropic`. */
  readonly code: string;
  readonly customDomainName: string | null;
  readonly enabled: boolean;
  readonly pro: boolean;
  /** When the owner requested Pro, ISO 8601; absent without an open request. */
  readonly askedForProAt?: string;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly ogImage: string | null;
  /** Markup that the owner adds to every page; absent if never set. */
  readonly customCode?: string;
  /** Ownership proofs for other sites; absent if never set. */
  readonly verification?: SiteVerification;
  /** Social media handles; empty for networks without a profile. */
  readonly socialHandles?: Readonly<Record<SocialNetwork, string>>;
  /** Analytics ids; absent if never set. */
  readonly measurement?: Measurement;
  /** Cookie banner settings; absent if never set. */
  readonly cookiePolicy?: CookiePolicy;
  /** Christmas settings; absent if never set. */
  readonly christmas?: Christmas;
  /** Allowed origins of external editors; absent if never set. */
  readonly editorOrigins?: readonly string[];
  /** Plan state set by staff; absent if never set. */
  readonly standing?: StoreStanding;
  /** Split tests; absent if never used. */
  readonly splitTests?: readonly SplitTest[];
  /** Country of the shop in ISO 3166, two letters; absent for older stores. */
  readonly country?: string;
  readonly theme: string;
  /** Theme overrides; absent if never set. */
  readonly themeValues?: ThemeValues;
  readonly currency: CurrencyCode;
  readonly currencyPlugin: {
    readonly enabled: boolean;
    readonly currency: CurrencyCode;
    readonly currencies: string;
  };
  readonly passwordProtected: boolean;
  /** Whether the dashboard requires two-factor authentication; absent if never set. */
  readonly force2fa?: boolean;
  readonly comingSoon: {
    readonly enabled: boolean;
    readonly opensAt: string | null;
    readonly heading: string;
  };
  readonly sitewideBanner: {
    readonly enabled: boolean;
    readonly text: string;
    readonly href: string;
  } | null;
  readonly sitewidePopup: {
    readonly enabled: boolean;
    readonly heading: string;
    readonly description: string;
  };
  readonly searchRedirects: readonly {
    readonly searchTerm: string;
    readonly destinationUrl: string;
  }[];
  readonly mainMenu: readonly MenuEntry[];
  readonly favouritesEnabled: boolean;
  readonly paymentProcessor: 'teemill' | 'direct';
  /**
   * Delivery prices of an order in minor units of the store's currency: within its country, elsewhere in
   * Europe for a European shop, and the rest of the world. The keys are the zones of a British
   * shop.
   */
  readonly shipping: ShippingPrices;
  /** Price of each item after the first, in the same zones; absent if delivery is flat. */
  readonly shippingPerItem?: ShippingPrices;
  /** Countries that the store delivers to, in ISO 3166; null or absent for all. */
  readonly deliversTo?: readonly string[] | null;
}

/** A running test in the public API. The visitor's own variation is in the session. */
export interface StoreSplitTest {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly availableVariations: readonly { readonly id: number; readonly name: string }[];
}

/** Answer of getStoreCoreData, with the parts implemented so far. */
export interface StoreCoreData {
  /** Published pages. */
  readonly pages: readonly StorePage[];
  readonly state: {
    readonly currency: CurrencyCode;
    /** Running tests. */
    readonly splitTest: readonly StoreSplitTest[];
    readonly christmasCutoffDates: readonly CutoffDate[];
    readonly christmasContent: Pick<Christmas, 'title' | 'copy' | 'href'> | null;
    readonly paymentProcessor: { readonly type: 'teemill' | 'direct' };
    readonly subdomain: {
      readonly division: { readonly id: number; readonly name: string; readonly code: string };
      readonly currency: CurrencyCode;
      readonly favicon: string | null;
      readonly meta: { readonly ogImage: string | null };
      readonly customCode: string;
      readonly customDomainName: string | null;
      readonly passwordProtected: boolean;
      readonly comingSoonPageData: { readonly enabled: boolean };
      readonly mainMenu: readonly MenuEntry[];
      readonly searchRedirects: Store['searchRedirects'];
      readonly sitewidePopup: Store['sitewidePopup'];
      readonly sitewideBanner: Store['sitewideBanner'];
      readonly plugins: {
        readonly currency: {
          readonly enabled: boolean;
          readonly currency: CurrencyCode;
          readonly currencies: string;
        };
        readonly analytics: Pick<
          Measurement,
          'measurementId' | 'trackingId' | 'conversionId' | 'conversionLabel'
        >;
        readonly 'facebook-tracking-pixel': Pick<Measurement, 'facebookPixel'>;
        readonly pinterest: Pick<Measurement, 'pinterestTag'>;
        readonly 'cookie-policy': CookiePolicy;
        readonly 'christmas-banner': Pick<
          Christmas,
          'disabled' | 'backgroundColor' | 'textColor' | 'currency'
        >;
      };
      readonly theme: string;
      readonly isNative: true;
      /** Opaque, non-secret id of this visit; never the session cookie. */
      readonly sessionId: string;
      readonly cart: { readonly items: readonly import('../baskets/contract.js').BasketItem[] };
      readonly favourites: {
        readonly items: readonly import('../favourites/contract.js').FavouriteItem[];
      };
    };
  };
}
