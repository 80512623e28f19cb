import type { MenuImage } from '@selvedge/shared/stores/menu';
import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import { noMeasurement } from '@selvedge/shared/stores/measurement/measurement';
import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

import { formOf, inOrder, settingsIn } from './settings-form.js';

const tile: MenuImage = {
  src: '/images/mockups/tote/front/e9dfca/terrazzo',
  title: 'Totes',
  description: 'For the beach',
  link: '/collection/home-and-gifts/',
  overlay: 0.2,
  borderRadius: 'rounded',
  ratio: 'tall',
  text: { alignment: 'center', color: '#ffffff', shadow: 'light' },
  button: { text: 'Look', textColor: '#1b1d22', borderRadius: 'sharp', isFullWidth: true },
};

const settings: StoreSettings = {
  name: 'Tropic',
  customDomainName: 'tees.example',
  logo: null,
  favicon: '/images/7f8f1f5e-58a5-4d25-8f0d-1f6f2c6f0001',
  ogImage: null,
  mainMenu: [
    {
      text: 'Shop',
      href: '/',
      color: '#00bb66',
      submenu: [
        {
          title: 'By theme',
          link: '/collection/ocean/',
          mode: 'links',
          image: null,
          items: [{ text: 'Ocean', link: '/collection/ocean/', backgroundColor: '#e0f0ff' }],
        },
        { title: '', link: null, mode: 'image', image: tile, items: [] },
        { title: '', link: null, mode: 'image', image: { ...tile, button: null }, items: [] },
      ],
    },
    { text: 'About', href: 'https://about.example/' },
  ],
  sitewideBanner: { enabled: true, text: 'Half price', href: '' },
  sitewidePopup: { enabled: false, heading: 'Hello', description: 'There' },
  force2fa: true,
  passwordProtected: false,
  comingSoon: { enabled: true, opensAt: '2026-12-24T18:00:00.000Z', heading: 'Soon' },
  searchRedirects: [{ searchTerm: 'tee', destinationUrl: '/collection/tees/' }],
  currencyPlugin: { enabled: true, currency: 'GBP', currencies: 'GBP,USD' },
  favouritesEnabled: true,
  customCode: '<script>go()</script>',
  verification: { google: 'g-1', pinterest: '', facebook: '' },
  socialHandles: noHandles,
  measurement: { ...noMeasurement, facebookPixel: '123456789012345' },
  cookiePolicy: { message: 'May we?', allowEssentialOnly: false },
  country: 'US',
  shipping: { GB: 395, EU: 0, ROW: 1_295 },
  shippingPerItem: { GB: 100, EU: 0, ROW: 250 },
  deliversTo: ['GB', 'IE'],
  christmas: {
    disabled: false,
    backgroundColor: '#7a1f2b',
    textColor: '',
    currency: 'GBP',
    title: 'In time for Christmas',
    copy: '',
    href: '/collection/gifts/',
    cutoffDates: [
      { region: 'home', date: '2026-12-18', text: '' },
      { region: 'far', date: '2026-12-07', text: 'Overseas' },
    ],
  },
};

describe('settings form', () => {
  it('round-trips unchanged settings', () => {
    expect(settingsIn(formOf(settings, 'GBP'), 7)).toStrictEqual({ ...settings, position: 7 });
  });

  it('sends delivery prices in minor units and accepts a decimal comma or point', () => {
    const form = formOf(settings, 'GBP');
    expect(form.shipping).toStrictEqual({
      currency: 'GBP',
      home: '3.95',
      near: '0.00',
      far: '12.95',
    });
    const shipping = { currency: 'GBP', home: '4,5', near: '', far: '12' };
    expect(settingsIn({ ...form, shipping }, 7).shipping).toStrictEqual({
      GB: 450,
      EU: 0,
      ROW: 1_200,
    });
    expect(formOf(settings, 'EUR').shipping).toMatchObject({ home: '3,95', far: '12,95' });
  });

  it('delivers to all countries while the limit is off', () => {
    const form = formOf(settings, 'GBP');
    expect(form.shippingPerItem).toStrictEqual({ home: '1.00', near: '0.00', far: '2.50' });
    expect(form.deliversTo).toStrictEqual({ isLimited: true, countries: ['GB', 'IE'] });
    const deliversTo = { ...form.deliversTo, isLimited: false };
    expect(settingsIn({ ...form, deliversTo }, 7).deliversTo).toBeNull();
    expect(formOf({ ...settings, deliversTo: null }, 'GBP').deliversTo).toStrictEqual({
      isLimited: false,
      countries: [],
    });
  });

  it('sends only last order dates that have a date', () => {
    const { christmas, ...form } = formOf(settings, 'GBP');
    const days = { ...christmas.days, home: { date: '', text: 'Second class' } };
    const sent = settingsIn({ ...form, christmas: { ...christmas, days } }, 7);
    expect(sent.christmas?.cutoffDates).toStrictEqual([
      { region: 'far', date: '2026-12-07', text: 'Overseas' },
    ]);
  });

  it('sends social handles without @', () => {
    const form = formOf(settings, 'GBP');
    const socialHandles = { ...form.socialHandles, tiktok: ' @tropic.tees ', youtube: '@' };
    const sent = settingsIn({ ...form, socialHandles }, 7).socialHandles;
    expect(sent).toStrictEqual({ ...noHandles, tiktok: 'tropic.tees' });
  });

  it('trims measurement IDs', () => {
    const form = formOf(settings, 'GBP');
    const measurement = { ...noMeasurement, measurementId: ' G-AB12CD34 ' };
    const sent = settingsIn({ ...form, measurement }, 7).measurement;
    expect(sent).toStrictEqual({ ...noMeasurement, measurementId: 'G-AB12CD34' });
  });

  it('sends a gate password only if one was typed', () => {
    const form = { ...formOf(settings, 'GBP'), gatePassword: 'low tide' };
    expect(settingsIn(form, 7).gatePassword).toBe('low tide');
    expect(settingsIn({ ...form, gatePassword: '' }, 7)).not.toHaveProperty('gatePassword');
  });

  it.each([
    [{ enabled: true, text: 'Hello', href: '' }, true],
    [{ enabled: false, text: 'Later', href: '' }, true],
    [{ enabled: false, text: '', href: '/' }, true],
    [{ enabled: false, text: '', href: '' }, false],
  ])('turns the banner %j into a saved banner: %s', (sitewideBanner, isThere) => {
    const form = { ...formOf({ ...settings, sitewideBanner: null }, 'GBP'), sitewideBanner };
    expect(settingsIn(form, 7).sitewideBanner).toStrictEqual(isThere ? sitewideBanner : null);
  });

  it('leaves the opening time empty if none is set', () => {
    const form = formOf(
      { ...settings, comingSoon: { ...settings.comingSoon, opensAt: null } },
      'GBP',
    );
    expect(form.comingSoon.opensAt).toBe('');
    expect(settingsIn(form, 7).comingSoon.opensAt).toBeNull();
  });

  it('STO-017 lists the currency of the shop with the others, each once and in order', () => {
    expect(formOf(settings, 'EUR').currencyPlugin.currencies).toStrictEqual(['GBP', 'USD', 'EUR']);
    expect(inOrder(['USD', 'XXX', 'GBP', 'USD'])).toStrictEqual(['GBP', 'USD']);
  });

  it('LAY-030 sends only the content that a column shows: links or an image', () => {
    const form = formOf(settings, 'GBP');
    const [links, picture] = columnsOf(form.mainMenu);
    links.mode = 'image';
    picture.mode = 'links';
    const [first, second] = columnsOf(settingsIn(form, 7).mainMenu);
    expect([first.image === null, first.items]).toStrictEqual([false, []]);
    expect([second.image, second.items]).toStrictEqual([null, []]);
  });
});

/** Returns the first two columns of the first entry. */
function columnsOf<Segment>(menu: readonly { readonly submenu?: readonly Segment[] }[]) {
  const [first, second] = menu[0]?.submenu ?? [];
  if (first === undefined || second === undefined) throw new Error('There are two columns');
  return [first, second] as const;
}
