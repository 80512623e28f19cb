import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import { isHostPath } from '@selvedge/shared/catalogue/host-path';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import { pageUrl } from '@selvedge/shared/pages/page-address';
import { pageDefinition, type PageProperties } from '@selvedge/shared/pages/page';
import { pageScreen } from '@selvedge/shared/pages/page.screen';
import { revisionIn } from '@selvedge/shared/pages/revision-query';
import { can, refusalOf } from '@selvedge/shared/permissions/policies';
import type { Store } from '@selvedge/shared/stores/contract';
import { pageValue } from '@selvedge/shared/themes/page-reference';
import { themeOf } from '@selvedge/shared/themes/store-theme';

import { NotFound } from '../../../platform/refusals.js';
import { Redirect } from '../../../platform/redirect.js';
import { imageImportTag } from '../../image-import/index.js';
import {
  refusedPage,
  Screen,
  type ContentOf,
  type RequestOf,
  type ScreenSource,
  type ShopRequest,
} from '../../storefront/index.js';
import { PageBlocksRenderer, type PageBlocks } from '../blocks/page-blocks.service.js';
import { isInMap } from '../page-visibility.js';
import { PagesReader, type PageAt } from '../page.queries.js';
import { ownHomeTag, pageTag } from '../page.tags.js';
import { LivePreview } from '../preview/live-preview.service.js';
import { BlockConditions } from './block-conditions.service.js';
import { decodedPath } from '../decoded-path.js';
import { isPreviewed } from './is-previewed.js';
import { subscriptionIn } from './subscription-answers.js';

type Content = ContentOf<typeof pageScreen>;

/** The pages that owners made, each at its own address (RTE-061), the home page among them (RTE-062). */
@Screen(pageScreen)
export class PageScreen implements ScreenSource<typeof pageScreen> {
  constructor(
    private readonly reader: PagesReader,
    private readonly renderer: PageBlocksRenderer,
    private readonly conditions: BlockConditions,
    private readonly preview: LivePreview,
  ) {}

  /** RTE-060, RTE-068. Another spelling of a page's address leads to the page; what is none is left to others. */
  async read(request: RequestOf<typeof pageScreen>): Promise<Content | undefined> {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const written = decodedPath(path);
    if (written === undefined) throw new NotFound();
    const url = pageUrl(written);
    if (encodeURI(url) === path) return this.at(request, url, subscriptionIn(request));
    if ((await this.at(request, url)) === undefined) return undefined;
    throw new Redirect(encodeURI(url) + (query === undefined ? '' : `?${query}`), 308);
  }

  /** Every shop is asked for its home page, and most have none of their own. */
  absence({ url }: RequestOf<typeof pageScreen>): readonly string[] | undefined {
    return url.split('?', 1)[0] === '/' ? [ownHomeTag] : undefined;
  }

  /**
   * The page at an address, in two statements and one for each source of its blocks; undefined where the
   * visitor is to find none. Throws Redirect and Refused for a page that is not for this visitor (GRD-039).
   */
  async at(
    request: ShopRequest,
    url: string,
    subscription: Subscription | null = null,
  ): Promise<Content | undefined> {
    const { store } = request;
    const found = await this.found(request, url);
    if (found === undefined) return undefined;
    const theme = themeOf(store);
    const themed = (value: string): string | undefined => pageValue(theme, value);
    const properties = resolveProperties(pageDefinition, found.page.properties, themed);
    if (!mayVisit(request, found, properties)) return undefined;
    const choice = await this.conditions.of(request, { url, blocks: found.page.blocks });
    const { division } = store;
    const blocks = await this.renderer.render(found.page, { division, themed, ...choice });
    const isShared = choice.isShared && subscription === null && !blocks.isGated;
    return contentOf(store, found, { url, properties, blocks, subscription, isShared });
  }

  /**
   * BLX-006: those who work on the shop see in a preview what the page says at this moment, as does who
   * edits it from elsewhere; those who make its pages also what it said in a revision (PAG-022).
   */
  private async found(request: ShopRequest, url: string) {
    const { store, asker, query } = request;
    const found = await this.reader.at(store.division, url);
    if (found === undefined || !isPreviewed(request)) return found;
    const at = [store.division, found.uuid] as const;
    const rev = can(asker, 'pages.join') ? revisionIn(query) : undefined;
    const page =
      rev === undefined
        ? await this.preview.contentOf(...at)
        : await this.preview.revisionOf(...at, rev);
    return { ...found, page };
  }
}

interface Parts {
  readonly url: string;
  readonly properties: PageProperties;
  readonly blocks: PageBlocks;
  readonly subscription: Subscription | null;
  /** Whether everybody is shown the same. */
  readonly isShared: boolean;
}

function contentOf(store: Store, { uuid, page, isPublished }: PageAt, parts: Parts): Content {
  const { url, properties, blocks, subscription, isShared } = parts;
  const { description, ySpacing, loginState } = properties;
  const { ogImage } = blocks;
  const title = properties.title || (url === '/' ? store.name : url.slice(1, -1));
  const props = {
    page: { url, title, layout: page.layout, ySpacing },
    blocks: blocks.blocks,
    outline: outlineOf(blocks.blocks),
    subscription,
  };
  return {
    props,
    inCurrency: (currency) => ({ ...props, blocks: blocks.inCurrency(currency) }),
    head: {
      title,
      ...(description !== '' && { description }),
      path: url,
      ...(ogImage !== null && isHostPath(ogImage) && { image: ogImage }),
      noindex: !isPublished || !isInMap({ sitemap: page.sitemap, loginState }),
    },
    ...(isPublished && isShared && { tags: tagsOf(uuid, blocks) }),
  };
}

/** What it is rendered again for: itself, whatever its blocks were given, and pictures to come. */
function tagsOf(uuid: string, { tags, awaitedPictures }: PageBlocks): readonly string[] {
  return [pageTag(uuid), ...tags, ...awaitedPictures.map(imageImportTag)];
}

/** Whether there is a page at all for this visitor. Throws Redirect and Refused where it is for others. */
function mayVisit(
  { asker, url, editedPage }: ShopRequest,
  { isPublished, uuid }: PageAt,
  { loginState }: PageProperties,
): boolean {
  if (uuid === editedPage) return true;
  const refusal = refusalOf(asker, 'pages.visit', { isPublished, loginState });
  if (refusal === undefined) return true;
  if (refusal.kind === 'not-found') return false;
  throw refusedPage(refusal, url);
}
