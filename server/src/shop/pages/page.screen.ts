import { decodedPath } from '@selvedge/shared/http/decoded-path';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import { isHostPath } from '@selvedge/shared/catalogue/host-path';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import type { PageProperties } from '@selvedge/shared/pages/page';
import { pageScreen, type PageProps } from '@selvedge/shared/pages/page.screen';
import type { LayoutName } from '@selvedge/shared/screens/layout-names';
import type { Store } from '@selvedge/shared/stores/contract';

import { NotFound } from '../../platform/refusals.js';
import { Redirect } from '../../platform/redirect.js';
import { imageImportTag } from '../../features/image-import/index.js';
import {
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../features/storefront/index.js';
import {
  PageBlocksRenderer,
  type PageBlocks,
} from '../../features/pages/blocks/page-blocks.service.js';
import { isInMap } from '../../features/pages/page-visibility.js';
import type { PageAt } from '../../features/pages/page.queries.js';
import { ownHomeTag, ownPagesTag, pageTag } from '../../features/pages/page.tags.js';
import { subscriptionIn } from './subscription-answers.js';
import { VisitedPages } from './visited-pages.service.js';

type Content = ContentOf<typeof pageScreen>;

/** Owner-made pages at their addresses (RTE-061), including the home page (RTE-062). */
@Screen(pageScreen)
export class PageScreen implements ScreenSource<typeof pageScreen> {
  constructor(
    private readonly pages: VisitedPages,
    private readonly renderer: PageBlocksRenderer,
  ) {}

  /**
   * Redirects other spellings of a page's address (RTE-060, RTE-068); passes addresses without a
   * page on to the next screen.
   */
  async read(request: RequestOf<typeof pageScreen>): Promise<Content | undefined> {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const written = decodedPath(path);
    if (written === undefined) throw new NotFound();
    const url = pageUrl(written);
    if (encodeURI(url) === path) return this.at(request, url, subscriptionIn(request));
    if ((await this.at(request, url)) === undefined) return undefined;
    throw new Redirect(encodeURI(url) + (query === undefined ? '' : `?${query}`), 308);
  }

  /** Most shops have no page of their own where another screen answers, so its absence is cached. */
  absence({ url, params }: RequestOf<typeof pageScreen>): readonly string[] | undefined {
    if (url.split('?', 1)[0] === '/') return [ownHomeTag];
    return params['*'] === undefined ? [ownPagesTag] : undefined;
  }

  /**
   * Renders the page at an address with two statements and one per block source; undefined if the
   * page must stay hidden from the visitor. Throws Redirect and Refused if the page is not for this
   * visitor (GRD-039).
   */
  async at(
    request: ShopRequest,
    url: string,
    subscription: Subscription | null = null,
  ): Promise<Content | undefined> {
    const visited = await this.pages.at(request, url);
    if (visited === undefined) return undefined;
    const { found, properties, context } = visited;
    const blocks = await this.renderer.render(found.page, context);
    const isTheirs = subscription !== null || blocks.isGated;
    const isShared = visited.isShared && !isTheirs && blocks.isCacheable;
    return contentOf(request.store, found, { url, properties, blocks, subscription, isShared });
  }
}

interface Parts {
  readonly url: string;
  readonly properties: PageProperties;
  readonly blocks: PageBlocks;
  readonly subscription: Subscription | null;
  /** Whether all visitors see the same content. */
  readonly isShared: boolean;
}

function contentOf(store: Store, { uuid, page, isPublished }: PageAt, parts: Parts): Content {
  const { url, properties, blocks, isShared } = parts;
  const { description } = properties;
  const { ogImage } = blocks;
  const title = properties.title || (url === '/' ? store.name : url.slice(1, -1));
  const props = propsOf(page.layout, { ...parts, title });
  return {
    props,
    inCurrency: (currency) => ({ ...props, blocks: blocks.inCurrency(currency) }),
    head: {
      title,
      ...(description !== '' && { description }),
      path: url,
      ...(ogImage !== null && isHostPath(ogImage) && { image: ogImage }),
      noindex: !isPublished || !isInMap({ sitemap: page.sitemap, ...properties }),
    },
    ...(isPublished && isShared && { tags: tagsOf(uuid, blocks) }),
  };
}

function propsOf(
  layout: LayoutName,
  { url, title, properties, blocks, subscription }: Parts & { readonly title: string },
): PageProps {
  const { ySpacing, isMailPage } = properties;
  return {
    page: { url, title, layout: isMailPage ? 'mail' : layout, ySpacing },
    blocks: blocks.blocks,
    outline: outlineOf(blocks.blocks),
    subscription,
    ...(blocks.splitTests.length > 0 && { splitTests: blocks.splitTests }),
  };
}

/** Cache tags: the page itself, the source data of its blocks, and images not yet imported. */
function tagsOf(uuid: string, { tags, pendingPictures }: PageBlocks): readonly string[] {
  return [pageTag(uuid), ...tags, ...pendingPictures.map(imageImportTag)];
}
