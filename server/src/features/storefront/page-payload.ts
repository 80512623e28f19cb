import { imageLink } from '@selvedge/shared/images/image-link';
import type { CurrencyCode } from '@selvedge/shared/money';
import type {
  CurrencyChoice,
  PagePayload,
  ShopFrame,
  ShopScreen,
} from '@selvedge/shared/storefront/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { currenciesOf, currencyOf } from '@selvedge/shared/stores/currencies';
import { layoutOptions } from '@selvedge/shared/themes/layout-options';
import { themeProperties } from '@selvedge/shared/themes/resolve';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { remembered } from './remembered.js';
import { screenIn } from './screen-prices.js';

/** One screen, and what the head says about it. */
export interface PageContent {
  readonly screen: ShopScreen;
  readonly title: string;
  readonly description?: string;
  /** The one address of the screen; the home page's own when left out. */
  readonly path?: string;
  /** A path of this host, without query. */
  readonly image?: string;
  /** True for what is one person's alone, or an error. */
  readonly noindex?: boolean;
  /** Tags of what the screen shows beside the shop's settings; without them the page is not kept. */
  readonly madeOf?: readonly string[];
}

/** SEO: engines cut it off about there, in characters. */
const descriptionLength = 160;

/** What of a request is in every page. */
export interface PageVisit {
  /** `https://host` of the request. */
  readonly origin: string;
  /** Pieces in the basket; null for somebody without one. */
  readonly basketQuantity: number | null;
  /** what the visitor sees prices in. */
  readonly currency: CurrencyCode;
  /** UTL-003. */
  readonly blockedPage: string;
}

/** A theme is the same object until its store is saved again. */
export const propertiesOf = remembered(themeProperties);
const layoutOf = remembered(layoutOptions);

function frameOf(store: Store, { origin, currency, blockedPage }: PageVisit): ShopFrame {
  const { name, division, theme, mainMenu, sitewideBanner, logo } = store;
  const resolvedTheme = themeOf(store);
  return {
    name,
    division,
    theme: { name: theme, css: propertiesOf(resolvedTheme) },
    mainMenu,
    sitewideBanner,
    logo,
    origin,
    layout: layoutOf(resolvedTheme),
    hasPolicies: store.paymentProcessor !== 'direct',
    currencies: choiceOf(store, currency),
    blockedPage,
  };
}

/** LAY-024. */
function choiceOf(store: Store, shown: CurrencyCode): CurrencyChoice | null {
  const offered = currenciesOf(store).map((code) => {
    const { name, symbol, subScript } = currencyOf(code);
    return { code, name, sign: subScript + symbol };
  });
  return offered.length > 1 ? { shown, offered } : null;
}

/** A shop that is not open to everybody is none for search engines (GRD-004, GRD-005). */
export function isPrivate({ passwordProtected, comingSoon }: Store): boolean {
  return passwordProtected || comingSoon.enabled;
}

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s\S*$/, '')}…`;
}

/** Everything a page is rendered from. */
export function payloadOf(store: Store, content: PageContent, visit: PageVisit): PagePayload {
  const { origin, basketQuantity, currency } = visit;
  const { screen, title, description = store.name, path = '/', image, noindex = false } = content;
  const picture = image === undefined ? store.ogImage : imageLink(image, { width: 1280 });
  return {
    frame: frameOf(store, visit),
    screen: screenIn(currency, screen),
    head: {
      title: title === store.name ? title : `${title} – ${store.name}`,
      description: shortened(description),
      canonical: `${origin}${path}`,
      image: picture === null ? null : new URL(picture, origin).href,
      noindex: noindex || isPrivate(store),
    },
    basketQuantity,
  };
}
