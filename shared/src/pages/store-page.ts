import { resolveProperties } from '../blocks/model/block.js';
import { truthIn } from '../blocks/model/wire.js';
import type { LayoutName } from '../screens/layout-names.js';
import { mailAddressOf } from './mail-address.js';
import { pageDefinition, type LoginState, type PageContent } from './page.js';

/** Page of a shop, for clients with their own router. */
export interface StorePage {
  /** Null for the default home page. */
  readonly id: number | null;
  readonly uuid: string | null;
  readonly url: string;
  /** Route name. */
  readonly name: string;
  readonly title: string;
  readonly layout: LayoutName;
  /** Required login state; the server enforces it. */
  readonly loginState: LoginState;
  readonly isStorePage: boolean;
  /** Preview image. */
  readonly primaryImage: string | null;
  readonly showOnSitemap: boolean;
  readonly isSearchable: boolean;
  readonly searchIcon: string;
  /** Whether a reload loses no input. */
  readonly allowPwaReload: boolean;
}

/** Published page without its blocks. */
export interface PublishedPage extends Pick<
  PageContent,
  'url' | 'layout' | 'properties' | 'sitemap'
> {
  readonly id: number;
  readonly uuid: string;
}

/**
 * Derives the route name: `/about/team/` becomes about.team; only the first inner slash becomes a
 * dot.
 */
export function routeNameOf(url: string): string {
  const trimmed = url.replaceAll(/^\/+|(?<!\/)\/+$/g, '');
  return trimmed === '' ? 'home' : trimmed.replace('/', '.');
}

/** Builds the page; `shop` is the fallback title of the home page. */
export function storePageOf(page: PublishedPage, shop: string): StorePage {
  const { id, uuid, layout, sitemap } = page;
  const { title, loginState, isStorePage, isMailPage, isSearchable, searchIcon, ogImage } =
    resolveProperties(pageDefinition, page.properties, (value) => value);
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

/** Default home page of a shop without its own. */
export function standInHome(shop: string): StorePage {
  const page = { id: 0, uuid: '', url: '/', layout: 'standard', properties: {} } as const;
  return { ...storePageOf(page, shop), id: null, uuid: null, isStorePage: true };
}
