import type { PageOutline } from '../blocks/outline.js';
import type { RenderedBlock } from '../blocks/rendered-block.js';
import type { Subscription } from '../newsletter/subscription.js';
import { defineScreen } from '../screens/define-screen.js';
import type { LayoutName } from '../screens/layout-names.js';
import { textIn } from '../screens/query.js';

export interface PageProps {
  readonly page: {
    /** Path with both slashes. */
    readonly url: string;
    readonly title: string;
    readonly layout: LayoutName;
    /** Gap between blocks; null for the theme's default. */
    readonly ySpacing: string | null;
  };
  readonly blocks: readonly RenderedBlock[];
  readonly outline: PageOutline;
  /** Result of a block form that was submitted without JavaScript. */
  readonly subscription: Subscription | null;
  /** Split tests on the page; absent if there are none. */
  readonly splitTests?: readonly string[];
}

/**
 * Pages created by owners, including the home page. A page of the owner replaces the screens that
 * share a route with it.
 */
export const pageScreen = defineScreen<PageProps>()({
  name: 'page',
  routes: ['/', '/contact/', '/size-guide/', '/*'],
  layout: ({ page }) => page.layout,
  access: 'shop.visit',
  // Not cached if it contains a form result, which is personal.
  cache: ({ params, query }) =>
    textIn(query['subscribed']) === undefined && textIn(query['sent']) === undefined
      ? [params['*']]
      : undefined,
  blocks: ({ blocks }) => blocks,
});
