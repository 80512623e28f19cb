import type { CurrencyCode } from '@selvedge/shared/money';
import type { PersonalState } from '@selvedge/shared/storefront/contract';

/** Head data of a screen. */
interface ScreenHead {
  readonly title: string;
  /** The shop's name if omitted. */
  readonly description?: string;
  /** Canonical path of the screen; that of the home page if omitted. */
  readonly path?: string;
  /** Path on this host, without query. */
  readonly image?: string;
  /** True for personal pages and errors. */
  readonly noindex?: boolean;
}

/** Content of a screen with its head data. */
export interface ScreenContent<Props extends object = object> {
  readonly props: Props;
  /**
   * The same content with prices in another currency. Omitted if it shows no prices, or the fixed
   * prices of an order (decision 0049).
   */
  readonly inCurrency?: (currency: CurrencyCode) => Props;
  readonly head: ScreenHead;
  /**
   * Cache tags besides those of the shop's settings; without tags neither content nor page is
   * cached.
   */
  readonly tags?: readonly string[];
  /** 200 if omitted. */
  readonly status?: number;
  /** Absolute address of an automatic redirect. */
  readonly refresh?: string;
  /** Personal state that was read together with the content. */
  readonly personal?: Partial<PersonalState>;
}
