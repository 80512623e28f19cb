import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/screens/define-screen';

import { ContentCache } from '../cache/content-cache.service.js';
import { PageCache } from '../cache/page-cache.service.js';
import type { PackedPage } from '../cache/packed-page.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { ScreenContent } from '../render/screen-content.js';
import { shownIn, type SourcedScreen } from '../render/shop-page.js';
import type { SharedKey } from '../request/shop-address.http.js';
import type { PersonalShopRequest, SharedShopRequest } from '../request/shop-request.js';
import { ScreenSources } from './screen-sources.service.js';

/** A screen that may answer a request, with the keys under which its response may be shared. */
export interface Candidate {
  readonly definition: AnyScreenDefinition;
  readonly contentKey: SharedKey | undefined;
  readonly pageKey: SharedKey | undefined;
}

/** A candidate whose page and content may be cached. */
export interface SharedCandidate extends Candidate {
  readonly contentKey: SharedKey;
  readonly pageKey: SharedKey;
}

/**
 * Reads and renders screens; undefined if a screen passes. Cached responses are made from requests
 * without visitor data; personal ones are never cached.
 */
@Injectable()
export class ScreenPages {
  constructor(
    private readonly sources: ScreenSources,
    private readonly pages: PageCache,
    private readonly contents: ContentCache<ScreenContent>,
    private readonly renderer: PageRenderer,
  ) {}

  /**
   * Returns the shared page, rendered once for all concurrent requests. A page for a basket size is
   * made from shared content only, so it is also undefined if the screen may show personal content.
   */
  shared(
    shopRequest: SharedShopRequest,
    { definition, pageKey, contentKey }: SharedCandidate,
    basketQuantity?: number,
  ): Promise<PackedPage | undefined> {
    const { division } = shopRequest.store;
    const source = this.sources.of(definition);
    const reading = {
      read: () => source.read(shopRequest),
      absence: () => source.absence?.(shopRequest),
    };
    return this.pages.render(pageKey, division, async () => {
      const content = await this.contents.of(contentKey, division, reading);
      if (content === undefined) return undefined;
      const screen = { definition, content };
      const { tags } = content;
      if (basketQuantity === undefined)
        return { html: await this.renderer.forEverybody(shopRequest, screen), tags };
      if (tags === undefined) return undefined;
      return { html: await this.renderer.forCount(shopRequest, screen, basketQuantity), tags };
    });
  }

  /** Returns the shared content if it is cached, otherwise reads it for this visitor only. */
  async personal(
    shopRequest: PersonalShopRequest,
    { definition, contentKey }: Candidate,
  ): Promise<SourcedScreen | undefined> {
    const cached = contentKey && this.contents.get(contentKey);
    const content = cached ?? (await this.sources.of(definition).read(shopRequest));
    return content && { definition, content };
  }

  /** Returns the state of a screen for our script; undefined if it gets the page. */
  stateOf(screen: SourcedScreen, { currency }: PersonalShopRequest): object | undefined {
    return this.sources.of(screen.definition).state?.(shownIn(currency, screen));
  }
}
