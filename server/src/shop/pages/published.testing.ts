import type { Store } from '@selvedge/shared/stores/contract';

import type { Answer } from '../../platform/testing/browser.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { asPage } from '../../features/storefront/storefront.testing.js';
import { PagesService } from '../../features/pages/index.js';

export type Fields = Parameters<PagesService['create']>[1]['fields'];

/** A new shop with owner-made pages, as visitors receive them. */
export class ShopWithPages {
  readonly pages: PagesService;

  private constructor(
    private readonly app: TestApp,
    readonly shop: Store,
  ) {
    this.pages = app.get(PagesService);
  }

  static async open(app: TestApp): Promise<ShopWithPages> {
    return new ShopWithPages(app, await app.openStore());
  }

  /** Command context of the owner. */
  get context() {
    const { division } = this.shop;
    return { division, actor: 'system:test', correlationId: 'published-pages' };
  }

  publish(fields: Fields): ReturnType<PagesService['create']> {
    return this.pages.create(this.context, { fields }, false);
  }

  get(path: string): Promise<Answer> {
    return this.app.visitor(this.shop.code).get(path, asPage);
  }

  /** Cache outcome: `hit` or `miss`. */
  async outcome(path: string): Promise<string | undefined> {
    return (await this.get(path)).headers['x-cache'];
  }
}
