import { profilesOf } from '@selvedge/shared/catalogue/social-networks';
import type { PagePayload } from '@selvedge/shared/storefront/contract';
import type { ShopScreen } from '@selvedge/shared/storefront/screens';
import type { MenuEntry, MenuImage } from '@selvedge/shared/stores/menu';
import { renderToStaticMarkup } from 'react-dom/server';

import { render } from '../app/entry-server.js';
import { MenuTile } from './menu/MenuTile.static.js';
import { payloadOf } from '../app/screens.testing.js';

const origin = 'http://tropic.localhost';
const forbidden: ShopScreen = { name: 'forbidden' };

const image: MenuImage = {
  src: '/images/media/beach',
  title: 'Golden Hour',
  description: 'Late.',
  link: '/collection/golden-hour/',
  overlay: 0.4,
  borderRadius: 'rounded',
  ratio: 'short',
  text: { alignment: 'right', color: '#FFF', shadow: 'heavy' },
  button: { text: 'See it', backgroundColor: '#f5b82e', borderRadius: 'circle', isFullWidth: true },
};

const shopEntry: MenuEntry = {
  text: 'Shop',
  href: '/#products',
  color: '#0d4f40',
  submenu: [
    {
      title: 'Collections',
      link: '/sitemap/',
      mode: 'links',
      image: null,
      items: [{ text: 'Ocean', link: '/collection/ocean/', color: 'red; x: y' }],
    },
    { title: 'Golden Hour', link: null, mode: 'image', image, items: [] },
  ],
};

function markup(
  changes: Partial<PagePayload['frame']>,
  screen = forbidden,
  payload: Partial<PagePayload> = {},
): string {
  const { frame } = payloadOf(screen);
  return render(payloadOf(screen, { frame: { ...frame, ...changes }, ...payload }));
}

describe('main menu', () => {
  const html = markup({ mainMenu: [shopEntry, { text: 'Gifts', href: '/collection/gifts/' }] });
  const [menu = ''] = /<nav[^>]*aria-label="Main menu">.*?<\/nav>/s.exec(html) ?? [];
  const [sidebar = ''] = /<nav aria-label="Menu">.*?<\/nav>/s.exec(html) ?? [];

  it('LAY-023 an entry has a panel of lists and images, and a button with its state', () => {
    expect(menu).toMatch(/<button[^>]*aria-label="More of Shop"[^>]*aria-expanded="false"/);
    expect(menu).toContain('href="/collection/ocean/"');
    expect(menu).toContain('href="/collection/golden-hour/"');
    expect(menu.match(/aria-expanded/g)).toHaveLength(1);
  });

  it('LAY-029 LAY-030 ignores invalid colours', () => {
    expect(menu).toContain('style="color:#0d4f40"');
    expect(menu).not.toContain('red;');
  });

  it('LAY-010 the sidebar holds the whole menu, unfolded without script', () => {
    expect(sidebar).toContain('<details><summary');
    expect(sidebar).toContain('All of Shop');
    expect(sidebar).toContain('href="/collection/ocean/"');
  });
});

describe('menu image', () => {
  const tile = (changes: Partial<MenuImage>) =>
    renderToStaticMarkup(<MenuTile image={{ ...image, ...changes }} origin={origin} />);

  it('LAY-033 LAY-036 CST-022 is loaded at a width of 600 in its ratio', () => {
    expect(tile({})).toMatch(/src="\/images\/media\/beach\?[^"]*w=600/);
    expect(tile({})).toContain('aspect-ratio:1 / 0.49');
    expect(tile({})).toContain('height="294"');
    expect(tile({ ratio: 'tall' })).toContain('height="900"');
  });

  it('LAY-034 LAY-035 has text over a shade, and a button in its own colours', () => {
    expect(tile({})).toContain('style="opacity:0.4"');
    expect(tile({})).toContain('color:#ffffff');
    expect(tile({})).toContain('background-color:#f5b82e');
    expect(tile({ button: null })).not.toContain('See it');
  });

  it('LAY-032 LAY-034 has its own corners, alignment and shadow', () => {
    const { text, button } = image;
    const right = tile({
      borderRadius: 'rounded',
      text: { ...text, alignment: 'right', shadow: 'light' },
      button: button && { ...button, isFullWidth: false, borderRadius: 'circle' },
    });
    expect(right).toMatch(
      /border-radius:16px;text-align:right;text-shadow:0 1px 2px rgb\(0 0 0 \/ 35%\)/,
    );
    expect(right).toContain('align-self:end;border-radius:999px');
    expect(tile({})).toContain('align-self:stretch');
  });

  it('UTL-004 renders nothing without a valid image', () => {
    expect(tile({ src: 'data:text/html,x' })).not.toContain('<img');
  });
});

describe('layouts', () => {
  it('LAY-004 the page under review has no frame', () => {
    expect(markup({}, { name: 'under-review' })).not.toMatch(/<header|<footer|contentinfo/);
  });
});

describe('shop frame', () => {
  const { frame } = payloadOf(forbidden);
  const withLayout = (changes: Partial<PagePayload['frame']['layout']>) =>
    markup({ layout: { ...frame.layout, ...changes } });

  it('LAY-022 sets a long name smaller, so that the icons fit', () => {
    expect(markup({ name: 'Tropic' })).toContain('class="logo"');
    expect(markup({ name: 'Tropic of Capricorn' })).toContain('class="logo long"');
  });

  it("BLK-089 has the logo with the shop's name as text, or the name alone", () => {
    const logo = '/images/media/logo';
    expect(markup({ name: 'Tropic', logo })).toContain(`<img src="${logo}" alt="Tropic"`);
    expect(markup({ name: 'Tropic', logo: null })).toContain(
      'href="/"><span dir="auto">Tropic</span></a>',
    );
  });

  it('LAY-021 has a logo, a nested menu and icons in its header', () => {
    const html = markup({ mainMenu: [shopEntry] });
    const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'));
    const parts = [
      /<a[^>]*href="\/"><span[^>]*>Tropic<\/span><\/a>/,
      /<nav[^>]*aria-label="Main menu">.*Collections.*<\/nav>/s,
      /href="\/search\/"/,
      /href="\/basket\/"[^>]*aria-label="Basket, empty"/,
    ];
    for (const part of parts) expect(header).toMatch(part);
  });

  it('LAY-039 has the full footer only if the theme shows it', () => {
    expect(withLayout({ footerVisible: true })).toContain('aria-label="Help"');
    expect(withLayout({ footerVisible: false })).not.toContain('aria-label="Help"');
    expect(withLayout({ footerVisible: false })).toContain('Prices include tax');
    expect(markup({ isUntaxed: true })).not.toContain('Prices include tax');
  });

  it('LAY-039 links to delivery and returns only if the shop has terms of sale', () => {
    const links = /href="\/terms-of-sale\/#(delivery|returns)"/g;
    const targets = [...markup({ hasPolicies: true }).matchAll(links)].map(
      ([, anchor = '']) => anchor,
    );
    expect(targets).toStrictEqual(['delivery', 'returns']);
    expect(markup({ hasPolicies: false })).not.toMatch(links);
    const terms = render(payloadOf({ name: 'policy', policy: 'terms-of-sale', seller: null }));
    for (const anchor of targets) expect(terms).toContain(`<section id="${anchor}">`);
  });

  it('LAY-039 links to the contact page and the size guide of every shop', () => {
    const html = markup({ hasPolicies: false });
    expect(html).toMatch(/<a href="\/contact\/">Contact<\/a>/);
    expect(html).toMatch(/<a href="\/size-guide\/">Size guide<\/a>/);
  });

  it('LAY-039 shows the marks of the accepted cards only', () => {
    const html = markup({ cards: ['visa', 'amex'] });
    expect(html.match(/<svg role="img" aria-label="[^"]+"/g)).toStrictEqual([
      '<svg role="img" aria-label="Visa"',
      '<svg role="img" aria-label="American Express"',
    ]);
    expect(markup({})).not.toContain('Accepted cards');
  });

  it('LAY-039 links to the profiles of the shop', () => {
    const profiles = profilesOf({ instagram: 'tropic' });
    expect(markup({ profiles })).toMatch(
      /<a[^>]*href="https:\/\/www.instagram.com\/tropic\/"[^>]*><svg.*?Instagram<\/span>/s,
    );
    expect(markup({})).not.toContain('instagram');
  });

  it('LAY-017 has a search field in the header only if the theme shows it', () => {
    expect(withLayout({ searchBar: true })).toContain('id="header-search"');
    expect(withLayout({ searchBar: false })).not.toContain('id="header-search"');
  });

  it('LAY-025 LAY-026 links to the search, and to favourites once there are any', () => {
    expect(markup({})).toContain('href="/search/" aria-label="Search"');
    expect(markup({}, forbidden, { favourites: [] })).not.toContain('aria-label="Favourites');
    expect(markup({}, forbidden, { favourites: ['a'] })).toContain(
      'aria-label="Favourites, 1 item"',
    );
  });

  it('RTE-032 links to the policy pages if there are any', () => {
    expect(markup({ hasPolicies: true })).toContain('href="/privacy-policy/"');
    expect(markup({ hasPolicies: false })).not.toContain('href="/privacy-policy/"');
  });

  it('LAY-047 MKT-001 a banner without a link is plain text', () => {
    const sitewideBanner = { enabled: true, text: 'Free returns', href: '' };
    expect(markup({ sitewideBanner })).toContain('<span>Free returns</span>');
  });
});

describe('currency menu', () => {
  const offered = [
    { code: 'GBP', name: 'British Pound', sign: '£' },
    { code: 'USD', name: 'US Dollar', sign: 'US$' },
  ];
  const html = markup({ currencies: { shown: 'USD', offered } });

  it('LAY-024 is a header icon if the plugin is enabled', () => {
    expect(html).toMatch(/<summary[^>]*aria-label="Currency: US Dollar"[^>]*>US\$<\/summary>/);
    expect(markup({})).not.toContain('Currency:');
  });

  it('LAY-024 PAY-015 is a plain form with a button for each currency', () => {
    expect(html).toMatch(/<form(?=[^>]*method="post")[^>]*action="\/currency\/"/);
    expect(html).toMatch(/<button(?=[^>]*value="GBP")[^>]*name="currency"/);
    expect(html).toMatch(/<button(?=[^>]*value="USD")(?=[^>]*aria-current="true")/);
  });

  it('LAY-010 LAY-024 is also in the sidebar, for headers without space for it', () => {
    const sidebarOf = (page: string) =>
      page.slice(page.indexOf('id="sidebar"'), page.indexOf('Main menu'));
    expect(sidebarOf(html)).toMatch(
      /<form(?=[^>]*action="\/currency\/")[^>]*>.*<button(?=[^>]*value="USD")(?=[^>]*aria-current="true")[^>]*>USD</s,
    );
    expect(sidebarOf(markup({}))).not.toContain('/currency/');
  });
});

describe('page modes', () => {
  const shown = (modes: NonNullable<PagePayload['modes']>) => markup({}, forbidden, { modes });

  it.each([
    ['LAY-013 LAY-014', { operator: 'headless', page: 'native' }],
    ['LAY-015', { operator: 'default', page: 'preview' }],
  ] as const)('%s without chrome as %j', (_row, modes) => {
    expect(shown(modes)).not.toMatch(/<header|<footer|Announcement|popover/);
    expect(shown(modes)).toContain('<main');
  });

  it('LAY-013 show the whole frame to a person', () => {
    expect(shown({ operator: 'default', page: 'native' })).toMatch(
      /Announcement.*<header.*<footer/s,
    );
  });

  it('show editors a link to the page editor, but not inside an editor', () => {
    const link = 'href="/dashboard/pages/12/edit"';
    const edited = (changes: Partial<PagePayload>) => markup({}, forbidden, changes);
    expect(edited({ editablePage: 12 })).toContain(link);
    expect(edited({})).not.toContain('/dashboard/pages');
    const modes = { operator: 'default', page: 'preview' } as const;
    expect(edited({ editablePage: 12, modes })).not.toContain(link);
  });

  it('lead a blocked link to the configured page', () => {
    expect(markup({ mainMenu: [{ text: 'Bad', href: 'vbscript:a' }] })).toContain(
      'href="https://selvedge.example/404/"',
    );
  });
});
