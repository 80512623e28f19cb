import { searchRedirect } from '@selvedge/shared/search/redirect';
import { withCampaign } from '@selvedge/shared/links/campaign';
import { maxQueryLength } from '@selvedge/shared/search/limits';
import { searchScreen, type SearchProps } from '@selvedge/shared/search/search.screen';
import { pageIn, searchChoiceIn } from '@selvedge/shared/catalogue/listing/listing';
import { cutText } from '@selvedge/shared/texts/cut-text';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../platform/refusals.js';
import { Redirect } from '../../platform/redirect.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
} from '../../features/storefront/index.js';
import { SearchReader } from '../../features/search/search.queries.js';
import { contentOf, listingOf, criteriaOf } from './search-content.js';

type Content = ContentOf<typeof searchScreen>;

/** RTE-019, RTE-020: the search page, read in one statement. */
@Screen(searchScreen)
export class SearchScreen implements ScreenSource<typeof searchScreen> {
  constructor(private readonly reader: SearchReader) {}

  /**
   * Throws NotFound for an invalid page number or beyond the last page, and Redirect within the shop.
   */
  async read(request: RequestOf<typeof searchScreen>): Promise<Content> {
    const { store, query } = request;
    const leaving = leavingOf(request);
    if (leaving !== undefined) return leaving;
    const choice = searchChoiceIn(query);
    const page = pageIn(query);
    if (page === undefined) throw new NotFound();
    if (choice.q.length > maxQueryLength) return this.tooLong(store, choice.q);
    const found = await this.reader.find(store.division, criteriaOf(choice, page));
    const hasQuery = choice.q !== '';
    return contentOf({
      q: choice.q,
      listing: hasQuery ? listingOf(store, found, choice, page) : null,
      similar: found.similar,
      suggestions: found.suggestions,
    });
  }

  /** The shop's script loads the grid only. */
  state({ listing }: SearchProps): object | undefined {
    return listing ?? undefined;
  }

  private async tooLong({ division }: Store, q: string): Promise<Content> {
    const { suggestions } = await this.reader.find(division, { q: '' });
    const message = `Please search for at most ${maxQueryLength} characters`;
    const content = contentOf({
      q: cutText(q, maxQueryLength, maxQueryLength),
      message,
      suggestions,
    });
    return { ...content, status: 422 };
  }
}

/**
 * Returns the redirect of a search term. Within the shop it redirects immediately, unless the
 * target is itself redirected, which could loop. For another host the page is shown with an
 * automatic redirect, because browsers do not follow a form's redirect there: the policy
 * restricts forms to the shop.
 */
function leavingOf(request: RequestOf<typeof searchScreen>): Content | undefined {
  const { store, query, origin } = request;
  const { q } = query;
  if (typeof q !== 'string') return undefined;
  const found = searchRedirect(store.searchRedirects, q, origin);
  if (found?.kind === 'external') {
    const { href: refresh } = new URL(withCampaign(found.href, query), origin);
    return { ...contentOf({ q: q.trim(), redirect: refresh }), refresh };
  }
  if (found !== undefined && !leadsOn(found.href, request))
    throw new Redirect(withCampaign(found.href, query));
  return undefined;
}

/** Whether the target is a search that is itself redirected. */
function leadsOn(href: string, { store, origin }: RequestOf<typeof searchScreen>): boolean {
  const { pathname, searchParams } = new URL(href, 'http://shop.invalid');
  if (pathname.replace(/\/$/, '') !== '/search') return false;
  return searchRedirect(store.searchRedirects, searchParams.get('q') ?? '', origin) !== undefined;
}
