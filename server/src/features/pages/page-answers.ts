import type { Json } from '@selvedge/shared/catalogue/contract';
import { truthIn } from '@selvedge/shared/blocks/model/wire';
import {
  isHomepage,
  unsaidOfPage,
  type PageListing,
  type WirePage,
} from '@selvedge/shared/pages/page';
import { preloadablesOf } from '@selvedge/shared/pages/preloadables';

import type { PageRow } from './page.projection.js';

/** Response format of one page (API-031), with all the fields it was sent with. */
export function wirePageOf({ division, uuid, id, url, version, page, live }: PageRow): WirePage {
  return {
    ...unsaidOfPage,
    ...page,
    id,
    uuid,
    url,
    published: publishedAs(page['published'], live !== null),
    divisionId: division,
    preloadables: preloadablesOf(page),
    version,
  };
}

/** Response format of a page in the list (API-035). */
export function pageListingOf(row: PageRow): PageListing {
  const { id, uuid, url, version, page, rev, live, liveUrl, liveRev } = row;
  return {
    ...{ id, uuid, url, version },
    shopUrl: liveUrl ?? url,
    published: live !== null,
    hasUnpublishedChanges: live !== null && liveRev !== rev,
    isHomepage: isHomepage(page),
    properties: page.properties,
  };
}

/** Keeps the original notation (`1`, `"1"`) while its value is still correct. */
function publishedAs(written: unknown, isPublished: boolean): Json {
  // The value was parsed from JSON.
  const original = written as Json | undefined;
  return original !== undefined && truthIn(original) === isPublished ? original : isPublished;
}
