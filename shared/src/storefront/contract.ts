import type { BasketAnswer } from '../baskets/contract.js';
import type { PageOutline } from '../blocks/outline.js';
import type { RenderedBlock } from '../blocks/rendered-block.js';
import type {
  Collection,
  Creator,
  Product,
  ProductCard,
  ProductImage,
  Review,
  ReviewSummary,
} from '../catalogue/contract.js';
import type { CollectionTile } from '../catalogue/collection-tile.js';
import type { SizeChart } from '../catalogue/size-charts.js';
import type { CheckoutTotals } from '../checkout/contract.js';
import type { FavouriteLine } from '../favourites/contract.js';
import type { CurrencyCode } from '../money.js';
import type { ShopperOrder } from '../orders/contract.js';
import type { Store } from '../stores/contract.js';
import type { MenuEntry } from '../stores/menu.js';
import type { LayoutOptions } from '../themes/layout-options.js';
import type { ProductOptions } from '../themes/product-options.js';
import type { BundlePiece } from './bundle.js';
import type { LayoutName } from './layout-names.js';
import type { Listing } from './listing.js';
import type { ShopModes } from './modes.js';
import type { PolicyName } from './policy-names.js';

export type { CollectionTile } from '../catalogue/collection-tile.js';

/** What the frame around every shop screen needs. Nothing personal: the same for every visitor. */
export interface ShopFrame {
  readonly name: string;
  readonly division: number;
  readonly mainMenu: readonly MenuEntry[];
  readonly sitewideBanner: Store['sitewideBanner'];
  /** MKT-008: what greets a visitor once; null where nothing does. */
  readonly popup: Pick<Store['sitewidePopup'], 'heading' | 'description'> | null;
  readonly logo: string | null;
  readonly origin: string;
  readonly layout: LayoutOptions;
  /** RTE-032: the four policy pages are there. */
  readonly hasPolicies: boolean;
  /** LAY-024: what a shopper may choose; null without the currency plugin. */
  readonly currencies: CurrencyChoice | null;
  /** UTL-003: where links lead that are not let through. */
  readonly blockedPage: string;
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

/** Form answers that a post without script gives back to the same screen. */
export interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly message: string | null;
}

/** The banner at the top of a home page. */
export interface Hero {
  readonly heading: string;
  readonly copy: string;
  readonly link: MenuEntry;
  readonly pictures: readonly ProductImage[];
}

/** What shoppers may see of a product: nothing of its costs, its printing or its moderation. */
export type ShopProduct = Pick<
  Product,
  | 'uuid'
  | 'name'
  | 'urlName'
  | 'description'
  | 'gender'
  | 'tags'
  | 'colours'
  | 'defaultColour'
  | 'ugcImages'
  | 'price'
  | 'salePrice'
  | 'currency'
  | 'isBundle'
  | 'bundleItems'
  | 'enableAddToCart'
>;

/** CAT-031: how a product was received, and what was said of it last. */
export interface ProductReviews extends ReviewSummary {
  readonly latest: readonly Review[];
}

/** What is called so and stands at `/…/{urlName}/`. */
export interface PlaceName {
  readonly name: string;
  readonly urlName: string;
}

/** A page of the owner's, and where it is. */
export interface PageName {
  readonly name: string;
  readonly url: string;
}

/** What a form of the favourites led to. */
export const FAVOURITES_DONE = ['moved', 'sent', 'recovered'] as const;
export type FavouritesDone = (typeof FAVOURITES_DONE)[number];

/** A newsletter block's form after it was posted: sent (the message says what comes next), or shown again. */
export interface Subscription {
  /** The id of the block. */
  readonly block: number;
  readonly message: string;
  /** Null once it was sent. */
  readonly form: FormState | null;
}

/** A country that the checkout offers. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** One screen of the shop with all it shows; the server fetches it, the same tree renders it on both sides. */
export type ShopScreen =
  | {
      readonly name: 'home';
      readonly hero: Hero;
      readonly collections: readonly CollectionTile[];
      readonly products: readonly ProductCard[];
    }
  | {
      readonly name: 'collection';
      readonly collection: Pick<Collection, 'name' | 'urlName' | 'description' | 'banner'>;
      readonly listing: Listing;
    }
  | {
      readonly name: 'creator';
      readonly creator: Pick<
        Creator,
        'name' | 'urlName' | 'avatar' | 'bio' | 'website' | 'handles'
      >;
      readonly listing: Listing;
    }
  | {
      readonly name: 'product';
      readonly product: ShopProduct;
      readonly options: ProductOptions;
      readonly colour: string;
      /** The id of the picture that is shown first; null for the first of the colour. */
      readonly picture: string | null;
      /** The first of those that it belongs to. */
      readonly collection: Pick<Collection, 'name' | 'urlName'> | null;
      readonly creator: Pick<Creator, 'name' | 'urlName' | 'avatar'> | null;
      readonly reviews: ProductReviews;
      /** CAT-011: the measures of the sizes that it comes in; null where there are none. */
      readonly sizeGuide: Pick<SizeChart, 'columns' | 'rows'> | null;
      /** What a bundle is made of; empty for what is none. */
      readonly pieces: readonly BundlePiece[];
      /** CAT-012: what its owner shows it beside. */
      readonly crossSells: readonly ProductCard[];
      /** Of one parcel by where it goes, in minor units of the product's currency. */
      readonly delivery: Store['shipping'];
      readonly related: readonly ProductCard[];
      readonly form: FormState | null;
      /** What was just put into the basket, in words ("Coral · M"). */
      readonly added: string | null;
      /** GRD-045: shoppers do not find it. */
      readonly isHidden: boolean;
    }
  | {
      readonly name: 'basket';
      readonly basket: BasketAnswer;
      readonly maxQuantity: number;
      readonly message: string | null;
      /** The shop's own, whatever prices are shown in. */
      readonly shopCurrency: CurrencyCode;
      /** What an empty basket proposes. */
      readonly suggestions: readonly ProductCard[];
    }
  | {
      readonly name: 'checkout';
      readonly basket: BasketAnswer;
      readonly totals: CheckoutTotals;
      /** ORD-042: when it arrives, in words ("Thu 26 – Mon 30 Nov"). */
      readonly arrival: string;
      /** The destination that the totals and the arrival were computed for. */
      readonly country: string;
      readonly countries: readonly Country[];
      readonly idempotencyKey: string;
      readonly form: FormState | null;
    }
  | {
      readonly name: 'pay';
      readonly order: ShopperOrder;
      readonly form: FormState | null;
    }
  | {
      readonly name: 'receipt';
      readonly order: ShopperOrder;
      /** ORD-042: when it arrives, in words; null where it is no longer known where it goes. */
      readonly arrival: string | null;
      readonly countries: readonly Country[];
    }
  | {
      readonly name: 'login';
      readonly redirectUri: string;
      /** Whether it is the gate of a closed shop, which asks for the shop's password. */
      readonly gate: boolean;
      readonly form: FormState | null;
    }
  | {
      readonly name: 'search';
      /** What was asked, trimmed; empty where nothing was. */
      readonly q: string;
      /** What was found; null where nothing could be. */
      readonly listing: Listing | null;
      /** Nothing has these words; what was found is spelt like them. */
      readonly similar: boolean;
      /** Why there was no search. */
      readonly message: string | null;
      readonly suggestions: readonly ProductCard[];
      /** RTE-020: the other host that this question leads to. */
      readonly redirect: string | null;
    }
  | {
      readonly name: 'favourites';
      readonly lines: readonly FavouriteLine[];
      /** BSK-010: the list of a mail's link, to be taken over. */
      readonly saved: { readonly br: string; readonly lines: readonly FavouriteLine[] } | null;
      /** What was just done. */
      readonly done: FavouritesDone | null;
      readonly form: FormState | null;
      readonly suggestions: readonly ProductCard[];
    }
  | { readonly name: 'countdown'; readonly heading: string; readonly opensAt: string | null }
  | { readonly name: 'under-review' }
  | {
      readonly name: 'sitemap';
      /** The owner's own, beside the home page. */
      readonly pages: readonly PageName[];
      readonly collections: readonly PlaceName[];
      readonly products: readonly PlaceName[];
      readonly creators: readonly PlaceName[];
      readonly policies: readonly PolicyName[];
    }
  | {
      readonly name: 'page';
      readonly page: {
        /** Its path, with both slashes. */
        readonly url: string;
        readonly title: string;
        readonly layout: LayoutName;
        /** Between its blocks; null for the theme's. */
        readonly ySpacing: string | null;
      };
      readonly blocks: readonly RenderedBlock[];
      readonly outline: PageOutline;
      /** What became of a newsletter's form that was posted here without script. */
      readonly subscription: Subscription | null;
    }
  | { readonly name: 'policy'; readonly policy: PolicyName }
  | { readonly name: 'not-found'; readonly suggestions: readonly ProductCard[] }
  | { readonly name: 'forbidden' }
  | { readonly name: 'failed'; readonly message: string | null };

/** What the checkout's script asks for when another country is chosen. */
export type CheckoutQuote = Pick<ScreenOf<'checkout'>, 'totals' | 'arrival'>;

export interface PagePayload {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  /** The basket's quantity for the badge; null where the page is the same for everyone. */
  readonly basketQuantity: number | null;
  /** BSK-009: the uuids of liked products; nothing where the shop keeps no favourites. */
  readonly favourites?: readonly string[];
  /** LAY-013 to LAY-015: nothing for what shoppers see. */
  readonly modes?: ShopModes;
}

export type ScreenName = ShopScreen['name'];

/** What one screen shows. */
export type ScreenOf<Name extends ScreenName> = Extract<ShopScreen, { name: Name }>;

/** What the built SSR bundle (client/dist/ssr/entry-server.js) exports. */
export interface ShopRenderer {
  /** The markup inside #root. Pure: the same payload gives the same markup. */
  readonly render: (payload: PagePayload) => string;
  /** The same without what is known of pages before, as a measure of it. */
  readonly renderAnew: (payload: PagePayload) => string;
  /**
   * The modules of a screen and of the blocks on it, by their paths in the client's folder: the keys of
   * their files in Vite's manifest.
   */
  readonly modulesOf: (screen: ShopScreen) => readonly string[];
}
