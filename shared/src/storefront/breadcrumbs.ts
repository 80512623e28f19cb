import type { ShopScreen } from './contract.js';
import { collectionLink } from './links.js';
import { POLICY_TITLES } from './policy-names.js';

/** The way back up from a page, and what the page itself is called there. */
export interface Breadcrumbs {
  readonly trail: readonly { readonly text: string; readonly href: string }[];
  readonly here: string;
}

const home = { text: 'Home', href: '/' };

/** LAY-037, SEO-006: undefined on screens without. */
export function breadcrumbsOf(screen: ShopScreen): Breadcrumbs | undefined {
  if (screen.name === 'product') {
    return { trail: [home, ...above(screen.collection)], here: screen.product.name };
  }
  const here = nameOf(screen);
  return here === undefined ? undefined : { trail: [home], here };
}

/** What a page right below the home page is called. */
function nameOf(screen: ShopScreen): string | undefined {
  if (screen.name === 'collection') return screen.collection.name;
  if (screen.name === 'creator') return screen.creator.name;
  if (screen.name === 'policy') return POLICY_TITLES[screen.policy];
  return screen.name === 'sitemap' ? 'Sitemap' : undefined;
}

function above(collection: { readonly name: string; readonly urlName: string } | null) {
  return collection === null
    ? []
    : [{ text: collection.name, href: collectionLink(collection.urlName) }];
}
