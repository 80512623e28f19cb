import { textIn } from '@selvedge/shared/blocks/model/wire';
import type { PageListing } from '@selvedge/shared/pages/page';
import { searchFilter } from '@selvedge/shared/search/search-form';

/** A page in the page switcher. */
export interface ListedPage {
  readonly id: number;
  /** Title of the page; its path if there is none. */
  readonly title: string;
  readonly url: string;
  /** Publication state; empty if everything is published. */
  readonly state: string;
}

/** Returns the pages that match the search term by title, with the home page first. */
export function listedPages(
  pages: readonly PageListing[],
  searchTerm: string,
): readonly ListedPage[] {
  const isFound = searchFilter(searchTerm);
  return pages
    .map((page) => ({ isHomepage: page.isHomepage, listed: listedOf(page) }))
    .filter(({ listed: { title, url } }) => isFound(`${title} ${url}`))
    .toSorted(
      (one, other) =>
        Number(other.isHomepage) - Number(one.isHomepage) ||
        one.listed.title.localeCompare(other.listed.title),
    )
    .map(({ listed }) => listed);
}

function listedOf({
  id,
  url,
  properties,
  published,
  hasUnpublishedChanges,
}: PageListing): ListedPage {
  const title = textIn(properties['title']?.value) || url;
  const changed = hasUnpublishedChanges ? 'Unpublished changes' : '';
  return { id, title, url, state: published ? changed : 'Draft' };
}
