import type { Json } from '../../catalogue/contract.js';
import { wireProperties } from '../../blocks/model/block-fixture.js';
import type { WireBlock } from '../../blocks/model/wire.js';
import type { PageContent } from '../page.js';
import { withIds } from '../page-ids.js';
import { escaped } from '../../rich-text/escaped.js';
import { homeBanner } from '../../themes/home-banners.js';

type Values = Readonly<Record<string, Json>>;

/**
 * The home page that a new shop begins with: its name, its products, the newest first, and what is true of
 * every shop. Colours and letters are those of its theme, whichever that will be.
 */
export function firstHomePage(name: string, theme: string): PageContent {
  const { copy } = homeBanner(theme);
  const actions = [{ text: 'See everything', href: '/search/', primary: true }];
  return homePage(name, copy, [hero(name, copy, actions), newest(), about(name)]);
}

/** The home page of a shop, with blocks in their order. */
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

/** A banner takes its colours from the theme by itself, also in one that is only tried. */
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

/** Its products, the newest first; nothing as long as there is nothing. */
export function newest(): WireBlock {
  return block('productList', { title: 'All products', sortBy: 'new-in', limit: 48 });
}

function about(name: string): WireBlock {
  const html = `<h2>About ${escaped(name)}</h2>
<p>Everything here is printed one at a time, once somebody orders it, so that nothing is made to be thrown away.</p>`;
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
