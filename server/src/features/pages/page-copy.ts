import type { WireBlock, WireProperties } from '@selvedge/shared/blocks/model/wire';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { PageContent } from '@selvedge/shared/pages/page';

/** Returns the content without the ids of the page and its parts; the copy gets new ones. */
export function copyOfPage({ flags, properties, blocks, ...others }: PageContent): PageContent {
  return {
    ...others,
    // A store has one homepage.
    flags: flags.filter((flag) => flag !== 'homepage'),
    properties: unnamed(properties),
    blocks: blocks.map(copyOfBlock),
  };
}

/**
 * Address of the `nth` copy: `/about/` → `/about-copy/`, `/about-copy-2/`, …; of the homepage
 * `/copy/`.
 */
export function copiedUrl(url: string, nth: number): string {
  const suffix = nth === 1 ? 'copy' : `copy-${nth}`;
  const path = url.replace(/\/$/, '');
  return pageUrl(path === '' ? suffix : `${path}-${suffix}`);
}

function copyOfBlock({ id: _id, uid: _uid, items, properties, ...block }: WireBlock): WireBlock {
  return {
    ...block,
    ...(properties && { properties: unnamed(properties) }),
    ...(items && { items: items.map(copyOfBlock) }),
  };
}

function unnamed(properties: WireProperties): WireProperties {
  return Object.fromEntries(
    Object.entries(properties).map(([name, { id: _id, ...property }]) => [name, property]),
  );
}
