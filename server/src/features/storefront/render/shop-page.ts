import { imageLink } from '@selvedge/shared/images/image-link';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import type { Store } from '@selvedge/shared/stores/contract';

import { screenIn } from './screen-prices.js';
import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { isPrivate } from '../request/private-shop.js';
import type { PageVisit } from '../request/shop-requests.js';
import { frameOf } from './shop-frames.js';

/** One screen, and what the head says about it. */
export interface PageContent {
  readonly screen: ShopScreen;
  /** PAY-020: the screen in another currency, where it knows best what prices it shows. */
  readonly inCurrency?: (currency: CurrencyCode) => ShopScreen;
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

/** What the head of a page says of it, in absolute addresses. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string | null;
  readonly noindex: boolean;
}

/** All of a page that has nothing to do with who looks at it. */
export interface ShopPage {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  readonly head: PageHead;
}

/** SEO: engines cut it off about there, in characters. */
const descriptionLength = 160;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= descriptionLength) return line;
  return `${line.slice(0, descriptionLength).replace(/\s\S*$/, '')}…`;
}

function headOf(store: Store, content: PageContent, origin: string): PageHead {
  const { title, description = store.name, path = '/', image, noindex = false } = content;
  const picture = image === undefined ? store.ogImage : imageLink(image, { width: 1280 });
  return {
    title: title === store.name ? title : `${title} – ${store.name}`,
    description: shortened(description),
    canonical: `${origin}${path}`,
    image: picture === null ? null : new URL(picture, origin).href,
    noindex: noindex || isPrivate(store),
  };
}

/** A frame belongs to one store as it is now. */
const pagesOf = memoizeByObject((_: PageContent) => new WeakMap<ShopFrame, ShopPage>());

/** The page of a content: the same object for every visitor who sees it the same. */
export function shopPage(store: Store, content: PageContent, visit: PageVisit): ShopPage {
  const pages = pagesOf(content);
  const frame = frameOf(store, visit);
  const found = pages.get(frame);
  if (found !== undefined) return found;
  const screen = screenIn(visit.currency, content);
  const page = { frame, screen, head: headOf(store, content, visit.origin) };
  pages.set(frame, page);
  return page;
}
