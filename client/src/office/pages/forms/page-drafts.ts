import { wireOfFixture } from '@selvedge/shared/blocks/model/block-fixture';
import type { WireBlock } from '@selvedge/shared/blocks/model/wire';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { PageListing, WirePage } from '@selvedge/shared/pages/page';
import { freeUrlName, urlNameFrom } from '@selvedge/shared/products/admin/url-name';

import { titleOf } from '../page-labels.js';
import type { PageBody } from '../pages.api.js';

/** Fields of the page form. */
export interface PageNames {
  title: string;
  url: string;
}

/** Address for a title; empty if no character of the title is allowed in an address. */
export function urlFor(title: string): string {
  const url = pageUrl(urlNameFrom(title, '') || title.replaceAll(/[/\\?#]/g, ' '));
  return url === '/' ? '' : url;
}

/** A new page of the shop. Its title becomes the first heading unless the blocks have one. */
export function newPage({ title, url }: PageNames, blocks: readonly WireBlock[]): PageBody {
  const heading = wireOfFixture(
    { type: 'text', values: { html: `<h1>${escaped(title)}</h1>` } },
    0,
  );
  const isHeaded = JSON.stringify(blocks).includes('<h1>');
  const all = isHeaded ? blocks : [heading, ...blocks];
  return {
    url,
    properties: { title: { value: title }, isStorePage: { value: true } },
    blocks: all.map((block, order) => ({ ...block, order })),
  };
}

/** Changes title and address; `properties` are the current ones, which stay. */
export function renamed(
  { version, properties }: Pick<WirePage, 'version' | 'properties'>,
  { title, url }: PageNames,
): PageBody {
  return {
    version,
    url,
    properties: { ...properties, title: { ...properties['title'], value: title } },
  };
}

/** Fields that identify a page and must not be copied. */
const identityFields: ReadonlySet<string> = new Set([
  ...['id', 'uuid', 'version', 'divisionId', 'published', 'preloadables'],
]);

/** A copy of a page under other names, without the home page flag. */
export function copyOf(page: WirePage, names: PageNames): PageBody {
  const copied = Object.fromEntries(
    Object.entries(page).filter(([name]) => !identityFields.has(name)),
  );
  const { url, properties } = renamed(page, names);
  return {
    ...copied,
    ...(url !== undefined && { url }),
    ...(properties && { properties }),
    flags: page.flags.filter((flag) => flag !== 'homepage'),
  };
}

/** Suggested title and address of a copy. */
export function namesOfCopy(page: PageListing, all: readonly PageListing[]): PageNames {
  const title = titleOf(page);
  const taken = new Set(all.map(({ url }) => url.slice(0, -1)));
  const base = page.url === '/' ? '/home' : page.url.slice(0, -1);
  return {
    title: title === '' ? '' : `${title} (copy)`,
    url: `${freeUrlName(`${base}-copy`, taken)}/`,
  };
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
