import { Injectable } from '@nestjs/common';
import type { AnyScreenDefinition } from '@selvedge/shared/storefront/define-screen';

import { ContentCache } from '../cache/content-cache.service.js';
import { PageCache } from '../cache/page-cache.service.js';
import type { PackedPage } from '../cache/packed-page.js';
import { PageRenderer } from '../render/page-renderer.service.js';
import type { ScreenContent } from '../render/screen-content.js';
import type { SharedKey } from '../request/shop-address.http.js';
import type { SharedShopRequest } from '../request/shop-request.js';
import { ScreenSources } from './screen-sources.service.js';

/** A screen, and under which keys its page and what it shows are kept. */
interface KeptScreen {
  readonly definition: AnyScreenDefinition;
  readonly pageKey: SharedKey;
  readonly contentKey: SharedKey;
}

/** Makes the pages that are the same for everybody: of a request without anybody, as is all that is kept. */
@Injectable()
export class SharedPages {
  constructor(
    private readonly sources: ScreenSources,
    private readonly pages: PageCache,
    private readonly contents: ContentCache<ScreenContent>,
    private readonly renderer: PageRenderer,
  ) {}

  /** Undefined where the screen leaves the address to the next one. */
  page(
    asked: SharedShopRequest,
    { definition, pageKey, contentKey }: KeptScreen,
  ): Promise<PackedPage | undefined> {
    const { division } = asked.store;
    const read = () => this.sources.of(definition).read(asked);
    return this.pages.render(pageKey, division, async () => {
      const content = await this.contents.of(contentKey, division, read);
      if (content === undefined) return undefined;
      const html = await this.renderer.forEverybody(asked, { definition, content });
      return { html, tags: content.tags };
    });
  }

  /** What everybody is shown, where it is known. */
  content(key: SharedKey | undefined): ScreenContent | undefined {
    return key && this.contents.get(key);
  }
}
