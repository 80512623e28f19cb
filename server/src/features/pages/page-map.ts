import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { pageDefinition } from '@selvedge/shared/pages/page';
import type { PublishedPage } from '@selvedge/shared/pages/store-page';
import type { PageName } from '@selvedge/shared/site/sitemap.screen';

import { isInMap } from './page-visibility.js';

/** Returns the pages that search engines may index, with their names (RTE-066, SEO-007). */
export function mappedPages(pages: readonly PublishedPage[]): readonly PageName[] {
  return pages.flatMap(({ url, properties, sitemap }) => {
    const { title, ...facts } = resolveProperties(pageDefinition, properties, (value) => value);
    if (url === '/' || !isInMap({ sitemap, ...facts })) return [];
    return [{ name: title || url, url }];
  });
}
