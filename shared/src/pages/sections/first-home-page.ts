import { allProductsLink } from '../../links/links.js';
import type { Json } from '../../catalogue/contract.js';
import { wireProperties } from '../../blocks/model/block-fixture.js';
import type { WireBlock } from '../../blocks/model/wire.js';
import type { PageContent } from '../page.js';
import { withIds } from '../page-ids.js';
import { escaped } from '../../rich-text/escaped.js';
import { homeBanner } from '../../themes/home-banners.js';

type Values = Readonly<Record<string, Json>>;

/**
 * Initial home page of a new shop: its name, its newest products and a text that fits every shop.
 * Colours and fonts come from the theme.
 */
export function firstHomePage(name: string, theme: string): PageContent {
  const { copy } = homeBanner(theme);
  const actions = [{ text: 'Shop all products', href: allProductsLink, primary: true }];
  return homePage(name, copy, [hero(name, copy, actions), newest(), about(name)]);
}

/** Home page with the given blocks in order. */
export function homePage(
  title: string,
  description: string,
  blocks: readonly WireBlock[],
): PageContent {
  return withIds({
    url: '/',
    layout: 'standard',
    flags: ['homepage'],
    sitemap: true,
    properties: wireProperties({ isStorePage: true, title, description }),
    blocks: blocks.map((one, order) => ({ ...one, order })),
  });
}

/** Banner that takes its colours from the theme, including a previewed one. */
function hero(title: string, copy: string, actions: readonly Json[]): WireBlock {
  return block('banner', {
    title,
    copy,
    actions,
    media: 'overlay',
    overlayOpacity: 0,
    font: '#{heading.1.font}',
    horizontalAlignment: 'left',
    contentWidth: '100%',
    fullWidth: true,
    minHeight: '380px',
    minHeightSmall: '300px',
  });
}

/** List of the newest products; empty as long as there are none. */
export function newest(): WireBlock {
  const actions = [{ text: 'View all', href: allProductsLink, primary: false }];
  return block('productList', { title: 'Newest products', sortBy: 'new-in', limit: 8, actions });
}

function about(name: string): WireBlock {
  const html = `<h2>About ${escaped(name)}</h2>
<p>Every item is printed one at a time, after you order it, so nothing goes to waste.</p>`;
  return block('text', { html });
}

function block(template: string, values: Values): WireBlock {
  return {
    type: template,
    published: 1,
    size: { x: 12, y: 0 },
    items: [],
    properties: wireProperties({ template, ...values }),
  };
}
