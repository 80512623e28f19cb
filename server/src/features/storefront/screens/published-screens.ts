import { Injectable } from '@nestjs/common';
import { resolveProperties } from '@selvedge/shared/blocks/model/block';
import { outlineOf } from '@selvedge/shared/blocks/outline';
import { isHostPath } from '@selvedge/shared/catalogue/host-path';
import { pageDefinition, type PageProperties } from '@selvedge/shared/pages/page';
import { refusalOf } from '@selvedge/shared/permissions/policies';
import type { Subscription } from '@selvedge/shared/newsletter/subscription';
import type { Store } from '@selvedge/shared/stores/contract';
import { pageValue } from '@selvedge/shared/themes/page-reference';
import { themeOf } from '@selvedge/shared/themes/store-theme';
import type { FastifyRequest } from 'fastify';

import { askerOf } from '../../../platform/authorization/asker.js';
import {
  PageBlocksRenderer,
  PagesReader,
  type PageAt,
  type PageBlocks,
} from '../../pages/index.js';
import type { PageContent } from '../render/shop-page.js';
import { imageImportTag, pageTag } from '../html-cache/html-cache-tags.js';
import { refusedPage } from '../request/refused-page.js';
import { BlockConditions } from './block-conditions.js';
import { isInMap } from './page-visibility.js';

/** The pages that owners made, each at its own address (RTE-061). */
@Injectable()
export class PublishedScreens {
  constructor(
    private readonly reader: PagesReader,
    private readonly renderer: PageBlocksRenderer,
    private readonly conditions: BlockConditions,
  ) {}

  /**
   * The page at an address, in two statements and one for each source of its blocks; undefined where the
   * visitor is to find none. Throws Redirect and Refused for a page that is not for this visitor (GRD-039).
   */
  async at(
    request: FastifyRequest,
    store: Store,
    url: string,
    subscription: Subscription | null = null,
  ): Promise<PageContent | undefined> {
    const found = await this.reader.at(store.division, url);
    if (found === undefined) return undefined;
    const theme = themeOf(store);
    const themed = (value: string): string | undefined => pageValue(theme, value);
    const properties = resolveProperties(pageDefinition, found.page.properties, themed);
    if (!mayVisit(request, found, properties)) return undefined;
    const choice = await this.conditions.of(request, store, found.page.blocks);
    const { division } = store;
    const blocks = await this.renderer.render(found.page, { division, themed, ...choice });
    const isShared = choice.isShared && subscription === null;
    return contentOf(store, found, { url, properties, blocks, subscription, isShared });
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

function contentOf(store: Store, { uuid, page, isPublished }: PageAt, parts: Parts): PageContent {
  const { url, properties, blocks, subscription, isShared } = parts;
  const { description, ySpacing, loginState } = properties;
  const { ogImage } = blocks;
  const title = properties.title || (url === '/' ? store.name : url.slice(1, -1));
  const screen = {
    name: 'page' as const,
    page: { url, title, layout: page.layout, ySpacing },
    blocks: blocks.blocks,
    outline: outlineOf(blocks.blocks),
    subscription,
  };
  return {
    screen,
    inCurrency: (currency) => ({ ...screen, blocks: blocks.inCurrency(currency) }),
    title,
    ...(description !== '' && { description }),
    path: url,
    ...(ogImage !== null && isHostPath(ogImage) && { image: ogImage }),
    noindex: !isPublished || !isInMap({ sitemap: page.sitemap, loginState }),
    ...(isPublished && isShared && { madeOf: madeOf(uuid, blocks) }),
  };
}

/** What it is rendered again for: itself, whatever its blocks were given, and pictures to come. */
function madeOf(uuid: string, { tags, awaitedPictures }: PageBlocks): readonly string[] {
  return [pageTag(uuid), ...tags, ...awaitedPictures.map(imageImportTag)];
}

/** Whether there is a page at all for this visitor. Throws Redirect and Refused where it is for others. */
function mayVisit(
  { facts, url }: FastifyRequest,
  { isPublished }: PageAt,
  { loginState }: PageProperties,
): boolean {
  const refusal = refusalOf(askerOf(facts), 'pages.visit', { isPublished, loginState });
  if (refusal === undefined) return true;
  if (refusal.kind === 'not-found') return false;
  throw refusedPage(refusal, url);
}
