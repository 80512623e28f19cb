import { resolveProperties } from '../blocks/model/block.js';
import { truthIn } from '../blocks/model/wire.js';
import type { LayoutName } from '../storefront/layout-names.js';
import { mailAddressOf } from './mail-address.js';
import { pageDefinition, type LoginState, type PageContent } from './page.js';

/** RTE-065: a page of a shop, with what a client that routes by itself goes by. */
export interface StorePage {
  /** Null of the home page that stands in where an owner made none. */
  readonly id: number | null;
  readonly uuid: string | null;
  readonly url: string;
  /** RTE-062, RTE-063: of the route. */
  readonly name: string;
  readonly title: string;
  readonly layout: LayoutName;
  /** GRD-039: whom it lets in; the server asks it again. */
  readonly loginState: LoginState;
  readonly isStorePage: boolean;
  /** The picture that stands for it. */
  readonly primaryImage: string | null;
  /** RTE-066. */
  readonly showOnSitemap: boolean;
  readonly isSearchable: boolean;
  readonly searchIcon: string;
  /** It holds nothing that a reload would lose. */
  readonly allowPwaReload: boolean;
}

/** What is known of a published page without its blocks. */
export interface PublishedPage extends Pick<
  PageContent,
  'url' | 'layout' | 'properties' | 'sitemap'
> {
  readonly id: number;
  readonly uuid: string;
}

/** RTE-062, RTE-063: `/about/team/` is about.team; the first inner slash alone becomes a dot. */
export function routeNameOf(url: string): string {
  const trimmed = url.replaceAll(/^\/+|(?<!\/)\/+$/g, '');
  return trimmed === '' ? 'home' : trimmed.replace('/', '.');
}

/** `shop` is what the shop is called, and so its home page where nobody gave that a title. */
export function storePageOf(page: PublishedPage, shop: string): StorePage {
  const { id, uuid, layout, sitemap } = page;
  const { title, loginState, isStorePage, isMailPage, isSearchable, searchIcon, ogImage } =
    resolveProperties(pageDefinition, page.properties, (value) => value);
  // PAG-025.
  const url = isMailPage && page.url !== '/' ? mailAddressOf(page.url) : page.url;
  return {
    ...{ id, uuid, url, name: routeNameOf(url), loginState, isStorePage, isSearchable, searchIcon },
    title: title || (url === '/' ? shop : page.url.slice(1, -1)),
    layout: isMailPage ? 'mail' : layout,
    primaryImage: ogImage,
    showOnSitemap: truthIn(sitemap) !== false,
    allowPwaReload: true,
  };
}

/** The home page of a shop whose owner made none. */
export function standInHome(shop: string): StorePage {
  const page = { id: 0, uuid: '', url: '/', layout: 'standard', properties: {} } as const;
  return { ...storePageOf(page, shop), id: null, uuid: null, isStorePage: true };
}
