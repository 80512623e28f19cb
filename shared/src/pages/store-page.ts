import { resolveProperties } from '../blocks/model/block.js';
import { truthIn } from '../blocks/model/wire.js';
import { mailAddressOf } from './mail-address.js';
import type { StorePage } from '../stores/store-page.js';
import { pageDefinition, type PageContent } from './page.js';

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
