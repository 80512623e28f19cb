import type { PageListing } from '@selvedge/shared/pages/page';
import { textIn } from '@selvedge/shared/blocks/model/wire';
import { embeddedAddress } from '@selvedge/shared/forms/snippets';
import { ACTION_TITLES } from '@selvedge/shared/links/action-titles';
import { searchFilter } from '@selvedge/shared/search/search-form';

/** Link types in display order. There is none for the design studio until it exists (EDT-027). */
export const LINK_TYPES = ['product', 'collection', 'blog', 'page', 'action', 'link'] as const;
export type LinkType = (typeof LINK_TYPES)[number];

export interface LinkTarget {
  readonly text: string;
  readonly href: string;
  readonly type: LinkType;
}

interface Named {
  readonly name: string;
  readonly urlName: string;
}

type ListedPage = Pick<PageListing, 'url' | 'properties'>;

const blog = '/blog/';

export function typesWithout(excluded: readonly LinkType[]): readonly LinkType[] {
  return LINK_TYPES.filter((type) => !excluded.includes(type));
}

export function targetsOfProducts(products: readonly Named[]): readonly LinkTarget[] {
  return products.map(({ name, urlName }) => ({
    text: name,
    href: `/product/${urlName}/`,
    type: 'product',
  }));
}

export function targetsOfCollections(collections: readonly Named[]): readonly LinkTarget[] {
  return collections.map(({ name, urlName }) => ({
    text: name,
    href: `/collection/${urlName}/`,
    type: 'collection',
  }));
}

/** Pages below `/blog/` (EDT-031). */
export function targetsOfBlog(
  pages: readonly ListedPage[],
  searchTerm: string,
): readonly LinkTarget[] {
  return found(pages.filter(isOfBlog), searchTerm, 'blog');
}

/** Pages outside the blog (EDT-032). */
export function targetsOfPages(
  pages: readonly ListedPage[],
  searchTerm: string,
): readonly LinkTarget[] {
  return found(
    pages.filter((page) => !isOfBlog(page)),
    searchTerm,
    'page',
  );
}

/** Actions that pages of the shop run (EDT-033, LAY-042). */
export function targetsOfActions(searchTerm: string): readonly LinkTarget[] {
  return Object.entries(ACTION_TITLES)
    .filter(([name, title]) => holds(`${title} @${name}`, searchTerm))
    .map(([name, text]) => ({ text, href: `@${name}`, type: 'action' }));
}

/** Whether the input names an action rather than an address. */
export const isAction = (typed: string): boolean => typed.trimStart().startsWith('@');

/** Whether the input is an embed code rather than an address. */
export const isCode = (typed: string): boolean => typed.trimStart().startsWith('<');

/**
 * Target of a typed address. Adds `https://` to host names, and extracts the source of an embed
 * code (VAL-019).
 */
export function targetsOfAddress(typed: string): readonly LinkTarget[] {
  const text = isCode(typed) ? (embeddedAddress(typed) ?? '') : typed.trim();
  if (text === '' || isAction(text)) return [];
  const href = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(text) ? `https://${text}` : text;
  return [{ text: href, href, type: 'link' }];
}

/** Title of a page, or its address if it has none. */
export function nameOfPage({ url, properties }: ListedPage): string {
  return textIn(properties['title']?.value) || url;
}

function isOfBlog({ url }: ListedPage): boolean {
  return url.startsWith(blog) && url !== blog;
}

function found(
  pages: readonly ListedPage[],
  searchTerm: string,
  type: LinkType,
): readonly LinkTarget[] {
  return pages
    .filter((page) => holds(`${nameOfPage(page)} ${page.url}`, searchTerm))
    .map((page) => ({ text: nameOfPage(page), href: page.url, type }));
}

function holds(text: string, searchTerm: string): boolean {
  return searchFilter(searchTerm)(text);
}
