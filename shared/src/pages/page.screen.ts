import type { PageOutline } from '../blocks/outline.js';
import type { RenderedBlock } from '../blocks/rendered-block.js';
import type { Subscription } from '../newsletter/subscription.js';
import { defineScreen } from '../storefront/define-screen.js';
import type { LayoutName } from '../storefront/layout-names.js';
import { textIn } from '../storefront/query.js';

export interface PageProps {
  readonly page: {
    /** Its path, with both slashes. */
    readonly url: string;
    readonly title: string;
    readonly layout: LayoutName;
    /** Between its blocks; null for the theme's. */
    readonly ySpacing: string | null;
  };
  readonly blocks: readonly RenderedBlock[];
  readonly outline: PageOutline;
  /** What became of a block's form that was posted here without script. */
  readonly subscription: Subscription | null;
  /** BLX-010: the split tests on it; nothing where there are none. */
  readonly splitTests?: readonly string[];
}

/** RTE-061: the pages that owners made, each at its own address, the home page among them (RTE-062). */
export const pageScreen = defineScreen<PageProps>()({
  name: 'page',
  routes: ['/', '/*'],
  layout: ({ page }) => page.layout,
  access: 'shop.visit',
  // It tells who subscribed or wrote just now so, and nobody else.
  cache: ({ params, query }) =>
    textIn(query['subscribed']) === undefined && textIn(query['sent']) === undefined
      ? [params['*']]
      : undefined,
  blocks: ({ blocks }) => blocks,
});
