import { imageLink } from '@selvedge/shared/images/image-link';
import type { CurrencyCode } from '@selvedge/shared/money';
import type { ShopFrame } from '@selvedge/shared/storefront/contract';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import { cutToWords } from '@selvedge/shared/texts/cut-words';
import type { Store } from '@selvedge/shared/stores/contract';

import { memoizeByObject } from '../../../platform/memoize-by-object.js';
import { isPrivate } from '../request/private-shop.js';
import type { ScreenContent } from './screen-content.js';
import { frameOf, type PageContext } from './shop-frames.js';

/** Head data with absolute addresses. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly image: string | null;
  readonly noindex: boolean;
}

/** The part of a page that does not depend on the visitor. */
export interface ShopPage {
  readonly frame: ShopFrame;
  readonly screen: ShopScreen;
  readonly head: PageHead;
}

/** Search engines cut descriptions at about this length, in characters. */
const descriptionLength = 160;

function headOf(store: Store, { head }: ScreenContent, origin: string): PageHead {
  const { title, description = store.name, path = '/', image, noindex = false } = head;
  const picture = image === undefined ? store.ogImage : imageLink(image, { width: 1280 });
  return {
    title: title === store.name ? title : `${title} – ${store.name}`,
    description: cutToWords(description.replaceAll(/\s+/g, ' ').trim(), descriptionLength),
    canonical: `${origin}${path}`,
    image: picture === null ? null : new URL(picture, origin).href,
    noindex: noindex || isPrivate(store),
  };
}

/** A frame belongs to one version of a store. */
const pagesOf = memoizeByObject((_: ScreenContent) => new WeakMap<ShopFrame, ShopPage>());
const screenOf = memoizeByObject((content: ScreenContent) =>
  memoizeByObject(({ name }: AnyScreenDefinition): ShopScreen => {
    // A source returns the props of its own definition.
    return { name, ...content.props } as ShopScreen;
  }),
);

/** A shop has few currencies; the screen is the same object until its content changes. */
const convertedOf = memoizeByObject((_: ShopScreen) => new Map<CurrencyCode, ShopScreen>());

/** A screen with the content that its source read. */
export interface SourcedScreen {
  readonly definition: AnyScreenDefinition;
  readonly content: ScreenContent;
}

/** Converts a screen to a currency, always to the same object. */
export function shownIn(
  currency: CurrencyCode,
  { definition, content }: SourcedScreen,
): ShopScreen {
  const screen = screenOf(content)(definition);
  if (content.inCurrency === undefined) return screen;
  const byCurrency = convertedOf(screen);
  const found = byCurrency.get(currency) ?? { ...screen, ...content.inCurrency(currency) };
  byCurrency.set(currency, found);
  return found;
}

/** Returns the page with this content; the same object for all visitors who see the same. */
export function shopPage(store: Store, sourced: SourcedScreen, context: PageContext): ShopPage {
  const { content } = sourced;
  const pages = pagesOf(content);
  const frame = frameOf(store, context);
  const found = pages.get(frame);
  if (found !== undefined) return found;
  const screen = shownIn(context.currency, sourced);
  const page = { frame, screen, head: headOf(store, content, context.origin) };
  pages.set(frame, page);
  return page;
}
