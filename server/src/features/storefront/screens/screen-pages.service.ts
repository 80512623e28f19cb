import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';

import { ContentCache } from '../cache/content-cache.service.js';
import { PageCache } from '../cache/page-cache.service.js';
import type { PackedPage } from '../cache/packed-page.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { ScreenContent } from '../render/screen-content.js';
import { shownIn, type SourcedScreen } from '../render/shop-page.js';
import type { SharedKey } from '../request/shop-address.http.js';
import type { PersonalShopRequest, SharedShopRequest } from '../request/shop-request.js';
import { ScreenSources } from './screen-sources.service.js';

/** One of the screens that may answer a call, and the keys under which its answer may be everybody's. */
export interface Candidate {
  readonly definition: AnyScreenDefinition;
  readonly contentKey: SharedKey | undefined;
  readonly pageKey: SharedKey | undefined;
}

/** One whose page may be kept, and what it shows. */
export interface SharedCandidate extends Candidate {
  readonly contentKey: SharedKey;
  readonly pageKey: SharedKey;
}

/**
 * What the screens of an address answer, undefined where one leaves it to the next. What is kept is made of
 * a request without anybody; what is somebody's is kept nowhere.
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
   * The page that is everybody's, made once for all who ask for it at the same time. One with what a basket
   * holds is only made of what is everybody's: undefined also where a screen may show its visitor more.
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

  /** What everybody is shown, where it is known; else what this visitor is, and nobody else. */
  async personal(
    shopRequest: PersonalShopRequest,
    { definition, contentKey }: Candidate,
  ): Promise<SourcedScreen | undefined> {
    const cached = contentKey && this.contents.get(contentKey);
    const content = cached ?? (await this.sources.of(definition).read(shopRequest));
    return content && { definition, content };
  }

  /** What our script gets of a screen; undefined where it gets the page. */
  stateOf(screen: SourcedScreen, { currency }: PersonalShopRequest): object | undefined {
    return this.sources.of(screen.definition).state?.(shownIn(currency, screen));
  }
}
