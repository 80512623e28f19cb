import type { CurrencyCode } from '@selvedge/shared/money';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

/** What the head of a page says about its screen. */
interface ScreenHead {
  readonly title: string;
  /** The shop's name when left out. */
  readonly description?: string;
  /** The one address of the screen; the home page's own when left out. */
  readonly path?: string;
  /** A path of this host, without query. */
  readonly image?: string;
  /** True for what is one person's alone, or an error. */
  readonly noindex?: boolean;
}

/** One screen as it was read, and what the head says about it. */
export interface ScreenContent<Props extends object = object> {
  readonly props: Props;
  /** PAY-020: the same with its prices in another currency; left out where it shows none, or those that an order has (0049). */
  readonly inCurrency?: (currency: CurrencyCode) => Props;
  readonly head: ScreenHead;
  /** What the screen is made of beside the shop's settings; without tags neither it nor its page is kept. */
  readonly tags?: readonly string[];
  /** As it is when left out: 200 for what is read. */
  readonly status?: number;
  /** Where the page leads by itself, by an absolute address. */
  readonly refresh?: string;
  /** What of the visitor's state was read on the way. */
  readonly personal?: Partial<PersonalState>;
}
