import type { BasketAnswer } from '../baskets/contract.js';
import type { Product, ProductCard, ProductImage } from '../catalogue/contract.js';
import type { CheckoutTotals } from '../checkout/contract.js';
import type { ShopperOrder } from '../ordering/contract.js';
import type { MenuEntry, Store } from '../stores/contract.js';

/** What the frame around every shop screen needs. Nothing personal: the same for every visitor. */
export interface ShopFrame {
  readonly name: string;
  readonly division: number;
  /** Resolved theme: CSS custom property → value, from the theme's dotted keys. */
  readonly theme: { readonly name: string; readonly css: Readonly<Record<string, string>> };
  readonly mainMenu: readonly MenuEntry[];
  readonly sitewideBanner: Store['sitewideBanner'];
  readonly logo: string | null;
  readonly origin: string;
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

/** A country that the checkout offers. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

/** One screen of the shop with all it shows; the server fetches it, the same tree renders it on both sides. */
export type ShopScreen =
  | { readonly name: 'home'; readonly hero: Hero; readonly products: readonly ProductCard[] }
  | {
      readonly name: 'product';
      readonly product: Product;
      readonly colour: string;
      /** Of one parcel within the United Kingdom, in minor units of the product's currency. */
      readonly delivery: number;
      readonly related: readonly ProductCard[];
      readonly form: FormState | null;
      /** What was just put into the basket, in words ("Coral · M"). */
      readonly added: string | null;
    }
  | {
      readonly name: 'basket';
      readonly basket: BasketAnswer;
      readonly maxQuantity: number;
      readonly message: string | null;
      /** What an empty basket proposes. */
      readonly suggestions: readonly ProductCard[];
    }
  | {
      readonly name: 'checkout';
      readonly basket: BasketAnswer;
      readonly totals: CheckoutTotals;
      /** The destination that the totals were computed for. */
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
      readonly countries: readonly Country[];
    }
  | {
      readonly name: 'login';
      readonly redirectUri: string;
      readonly gate: boolean;
      readonly form: FormState | null;
    }
  | { readonly name: 'countdown'; readonly heading: string; readonly opensAt: string | null }
  | { readonly name: 'not-found'; readonly suggestions: readonly ProductCard[] }
  | { readonly name: 'forbidden' }
  | { readonly name: 'failed'; readonly message: string | null };

export interface PagePayload {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  readonly head: {
    readonly title: string;
    readonly description: string;
    readonly canonical: string;
    readonly image: string | null;
    readonly noindex: boolean;
  };
  /** The basket's quantity for the badge; null where the page is the same for everyone. */
  readonly basketQuantity: number | null;
}

export type ScreenName = ShopScreen['name'];

/** What one screen shows. */
export type ScreenOf<Name extends ScreenName> = Extract<ShopScreen, { name: Name }>;

/** What the built SSR bundle (client/dist/ssr/entry-server.js) exports. */
export interface ShopRenderer {
  /** The markup inside #root. Pure: the same payload gives the same markup. */
  readonly render: (payload: PagePayload) => string;
  /** The module of each screen by its path in the client's folder: the key of its files in Vite's manifest. */
  readonly modules: Readonly<Record<ScreenName, string>>;
}
