import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { pageDefinition } from '@selvedge/shared/pages/page';
import type { PublishedPage } from '@selvedge/shared/pages/store-page';
import type { PageName } from '@selvedge/shared/site/sitemap.screen';

import { isInMap } from './page-visibility.js';

/** Published page with the time of its last publication; null if an older server published it. */
export interface ListedPage extends PublishedPage {
  readonly publishedAt: Date | null;
}

/** Page of the site map. */
export interface MappedPage extends PageName {
  readonly changedAt: Date | null;
}

/**
 * Returns the pages that search engines may index, with their names (RTE-066, SEO-007). Drafts do
 * not change their time, because visitors do not see them.
 */
export function mappedPages(pages: readonly ListedPage[]): readonly MappedPage[] {
  return pages.flatMap(({ url, properties, sitemap, publishedAt }) => {
    const { title, ...facts } = resolveProperties(pageDefinition, properties, (value) => value);
    if (url === '/' || !isInMap({ sitemap, ...facts })) return [];
    return [{ name: title || url, url, changedAt: publishedAt }];
  });
}
