import type { SocialNetwork } from '../catalogue/social-networks.js';
import type { ShippingPrices } from '../delivery/delivery-zone.js';
import type { CurrencyCode } from '../money.js';
import type { StorePage } from '../pages/store-page.js';
import type { Christmas, CutoffDate } from './christmas/christmas.js';
import type { CookiePolicy, Measurement } from './measurement/measurement.js';
import type { MenuEntry } from './menu.js';
import type { StoreStanding } from './standing/standing.js';
import type { SplitTest } from '../split-tests/split-test.js';
import type { ThemeValues } from '../themes/theme.js';

/** The division of the main brand (STO-024). */
export const MAIN_DIVISION = 12;

/** The reserved division of what belongs to no store: the streams of the platform, the atlas host. */
export const platformDivision = 0;

/** SEO-012: the tokens of search engines and networks; empty for those that have none. */
export interface SiteVerification {
  readonly google: string;
  readonly pinterest: string;
  readonly facebook: string;
}

/** What a StoreSaved event holds: the whole store, so that its history can be read. */
export interface Store {
  readonly division: number;
  readonly name: string;
  /** The sub-domain, `tropic`. */
  readonly code: string;
  readonly customDomainName: string | null;
  readonly enabled: boolean;
  readonly pro: boolean;
  /** When its owner asked for Pro, ISO 8601; absent when nobody waits for it. */
  readonly askedForProAt?: string;
  readonly logo: string | null;
  readonly favicon: string | null;
  readonly ogImage: string | null;
  /** SEO-011: markup that the owner puts into every page; nothing where they never did. */
  readonly customCode?: string;
  /** SEO-012: what sites asked for as a proof of ownership; nothing where none ever did. */
  readonly verification?: SiteVerification;
  /** On which networks it is, by its handles; empty for those that it is not on. */
  readonly socialHandles?: Readonly<Record<SocialNetwork, string>>;
  /** STO-019 to STO-021: what its owner measures it by; nothing where they never did. */
  readonly measurement?: Measurement;
  /** STO-015: what visitors are asked before; nothing where it was never set. */
  readonly cookiePolicy?: CookiePolicy;
  /** STO-016, STO-029: what its owner says of Christmas; nothing where they never did. */
  readonly christmas?: Christmas;
  /** EDT-009: the origins of the external editors that its team may let in; none where nobody listed one. */
  readonly editorOrigins?: readonly string[];
  /** STO-005, ATL-020: what staff say of it; nothing where they never did. */
  readonly standing?: StoreStanding;
  /** BLX-009: what it shows some visitors so and others otherwise; nothing where it never did. */
  readonly splitTests?: readonly SplitTest[];
  /** Where it sells from: ISO 3166, two letters; nothing where it was never asked. */
  readonly country?: string;
  readonly theme: string;
  /** THM-092: what the store overrides of its theme; nothing where it never did. */
  readonly themeValues?: ThemeValues;
  readonly currency: CurrencyCode;
  readonly currencyPlugin: {
    readonly enabled: boolean;
    readonly currency: CurrencyCode;
    readonly currencies: string;
  };
  readonly passwordProtected: boolean;
  /** IDN-005: its dashboard is for those who have a second factor; nothing where it never was. */
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
   * Flat, in minor units of the store's currency (PAY-022): within its own country, elsewhere in Europe
   * where it is there itself, and to the rest of the world. The names are those of a British shop.
   */
  readonly shipping: ShippingPrices;
}

/** A running test, as whoever calls from elsewhere knows it: the visitor's own variation is told by its session. */
export interface StoreSplitTest {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly availableVariations: readonly { readonly id: number; readonly name: string }[];
}

/** API-023: answer of getStoreCoreData, with the parts that exist so far. */
export interface StoreCoreData {
  /** RTE-060: those that are published. */
  readonly pages: readonly StorePage[];
  readonly state: {
    readonly currency: CurrencyCode;
    /** STO-009: those that run. */
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
      /** An opaque, non-secret name of this visit; never the session cookie. */
      readonly sessionId: string;
      readonly cart: { readonly items: readonly import('../baskets/contract.js').BasketItem[] };
      readonly favourites: {
        readonly items: readonly import('../favourites/contract.js').FavouriteItem[];
      };
    };
  };
}
