import type { PagePayload, ShopChristmas, ShopFrame } from '@selvedge/shared/storefront/contract';
import { definitionOf, type ShopScreen } from '@selvedge/shared/storefront/screens';
import type { MenuEntry } from '@selvedge/shared/stores/menu';
import { renderToString } from 'react-dom/server';

import { STATIC_FRAGMENTS } from './static-fragments.js';
import { CACHED_FRAGMENTS } from './cached-fragments.js';
import type { FrameFragments } from './frame-fragments.js';
import { payloadOf, productScreen } from '../app/screens.testing.js';
import { Shop } from './Shop.js';

const entry = (text: string): MenuEntry => ({
  text,
  href: '/#products',
  submenu: [
    { title: 'Tees', link: 'http://elsewhere', mode: 'links', image: null, items: [] },
    { title: 'Tees', link: 'javascript:alert(1)', mode: 'links', image: null, items: [] },
  ],
});
const currencies = {
  shown: 'GBP',
  offered: [
    { code: 'GBP', name: 'Pound', sign: '£' },
    { code: 'EUR', name: 'Euro', sign: '€' },
  ],
} as const;

const christmas: ShopChristmas = {
  ...{ title: 'In time', copy: '', href: '/', backgroundColor: '#0b5d3b', textColor: '' },
  dates: [{ region: 'home', date: '2026-12-18', text: 'UK delivery', lastDay: 'Order by Fri' }],
};

function frameOf(changes: Partial<ShopFrame> = {}): ShopFrame {
  const { frame } = payloadOf(productScreen);
  return { ...frame, mainMenu: [entry('Shop'), entry('Art')], currencies, ...changes };
}

const Screen = () => <h1>Here</h1>;

function markup(fragments: FrameFragments, payload: PagePayload): string {
  const shown = { definition: definitionOf(payload.screen.name), Screen };
  const html = renderToString(<Shop payload={payload} shown={shown} fragments={fragments} />);
  // React separates adjacent texts by comments for hydration.
  return html.replaceAll('<!-- -->', '');
}

/**
 * Renders each page with the fragments cached by the previous one, and compares with a fresh
 * rendering.
 */
function expectSameMarkup(...payloads: readonly PagePayload[]): void {
  for (const payload of payloads)
    expect(markup(CACHED_FRAGMENTS, payload)).toBe(markup(STATIC_FRAGMENTS, payload));
}

describe('cached fragments of a frame', () => {
  const frame = frameOf();
  const at = (screen: ShopScreen, changes: Partial<PagePayload> = {}) =>
    payloadOf(screen, { frame, ...changes });

  it('equal freshly rendered ones for every menu', () => {
    const html = markup(CACHED_FRAGMENTS, at(productScreen));
    expect(html.match(/More of/g)).toHaveLength(2);
    expect(html).toContain('href="https://selvedge.example/404/"');
    expect(html).toContain('Currency: Pound');
    expectSameMarkup(at(productScreen), at(productScreen));
  });

  it('LAY-005 depend on the current page and the favourites', () => {
    expectSameMarkup(
      at(productScreen),
      at(productScreen, { favourites: [] }),
      at({ name: 'forbidden' }),
      at({ name: 'favourites', lines: [], saved: null, done: null, form: null, suggestions: [] }),
      at({
        name: 'search',
        q: '',
        listing: null,
        similar: false,
        message: null,
        suggestions: [],
        redirect: null,
      }),
    );
    expect(markup(CACHED_FRAGMENTS, at(productScreen))).not.toContain('aria-current="page"');
  });

  it('are rendered again for another host, currency or menu', () => {
    const shown = 'EUR';
    for (const changes of [
      { origin: 'http://elsewhere' },
      { currencies: { ...currencies, shown } as const },
      { blockedPage: 'https://other.example/404/' },
      { mainMenu: [entry('Sale')] },
      { christmas },
      { christmas: { ...christmas, title: 'Last days' } },
    ])
      expectSameMarkup(
        at(productScreen),
        payloadOf(productScreen, { frame: { ...frame, ...changes } }),
      );
  });

  it('are rendered only once', () => {
    const payload = at(productScreen, { frame: Object.assign(frameOf(), { hasPolicies: true }) });
    const first = markup(CACHED_FRAGMENTS, payload);
    // Frames are immutable; this change shows whether the object is read again.
    Object.assign(payload.frame, { hasPolicies: false });
    expect(markup(CACHED_FRAGMENTS, payload)).toBe(first);
    expect(markup(STATIC_FRAGMENTS, payload)).not.toBe(first);
  });
});
