import { noHandles } from '@selvedge/shared/catalogue/social-networks';
import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

import {
  newEntry,
  newItem,
  newSegment,
  type EntryFields,
  type SegmentFields,
} from './menu/menu-form.js';
import { fieldsOfChristmas, type ChristmasFields } from './christmas/christmas-form.js';
import { problemsIn } from './settings-check.js';
import { formOf, type SettingsForm } from './settings-form.js';
import { plainSettings } from './settings.testing.js';

const pathsOf = (changes: Partial<SettingsForm>) => [
  ...problemsIn({ ...formOf(plainSettings, 'GBP'), ...changes }).keys(),
];
const entry = (changes: Partial<EntryFields>) => ({
  mainMenu: [{ ...newEntry(), text: 'Shop', href: '/', ...changes }],
});
const column = (changes: Partial<SegmentFields>) =>
  entry({ submenu: [{ ...newSegment('links'), items: [], ...changes }] });
const tile = (changes: Partial<SegmentFields['image']>) => {
  const { image } = newSegment('image');
  return column({ mode: 'image', image: { ...image, src: '/images/a', ...changes } });
};
const { text, button } = newSegment('image').image;

describe('problemsIn', () => {
  it('finds nothing wrong with valid settings', () => {
    expect(pathsOf(tile({ hasButton: true, button: { ...button, text: 'Look' } }))).toStrictEqual(
      [],
    );
    expect(
      pathsOf(column({ items: [{ ...newItem(), text: 'Ocean', color: '#0b6' }] })),
    ).toStrictEqual([]);
  });

  it.each<[string, Partial<SettingsForm>]>([
    ['name', { name: ' ' }],
    ['sitewideBanner.text', { sitewideBanner: { enabled: true, text: '', href: '' } }],
    ['sitewideBanner.href', { sitewideBanner: { enabled: false, text: '', href: 'vbscript:a' } }],
    ['sitewidePopup.heading', { sitewidePopup: { enabled: true, heading: '', description: '' } }],
    ['shipping.home', { shipping: { currency: 'GBP', home: 'free', near: '1', far: '1' } }],
    ['shippingPerItem.far', { shippingPerItem: { home: '0', near: '0', far: 'much' } }],
    ['deliversTo', { deliversTo: { isLimited: true, countries: [] } }],
    ['shipping.near', { shipping: { currency: 'GBP', home: '1', near: '-1', far: '1' } }],
    ['shipping.far', { shipping: { currency: 'GBP', home: '1', near: '1', far: '10000.01' } }],
    ['christmas.title', christmas({ title: ' ' })],
    ['christmas.href', christmas({ href: 'vbscript:a' })],
    ['christmas.days.home.date', christmas({ days: daysOf('') })],
    ['christmas.days.near.date', christmas({ days: daysOf('2026-12-18', '2026-02-30') })],
    ['christmas.backgroundColor', christmas({ backgroundColor: 'red' })],
    ['christmas.textColor', christmas({ textColor: 'red' })],
    ['gatePassword', { gatePassword: 'abc' }],
    ['socialHandles.tiktok', { socialHandles: { ...noHandles, tiktok: 'tiktok.com/@tide' } }],
    ['verification.google', verification({ google: '<meta content="a">' })],
    ['measurement.measurementId', measurement({ measurementId: 'UA-1-1' })],
    ['measurement.trackingId', measurement({ trackingId: 'G-AB12CD34' })],
    ['measurement.facebookPixel', measurement({ facebookPixel: '12' })],
    ['measurement.conversionId', measurement({ conversionLabel: 'AbC-D_efG-h12_34-567' })],
    ['measurement.conversionLabel', measurement({ conversionId: '123456789' })],
    ['measurement.pinterestTag', measurement({ pinterestTag: 'tag' })],
    ['comingSoon.heading', { comingSoon: { enabled: true, opensAt: '', heading: '' } }],
    ['searchRedirects.0.searchTerm', redirect('', '/')],
    ['searchRedirects.0.destinationUrl', redirect('tee', '')],
    ['searchRedirects.0.destinationUrl', redirect('tee', 'javascript:alert(1)')],
    ['mainMenu.0.text', entry({ text: '' })],
    ['mainMenu.0.href', entry({ href: 'javascript:alert(1)' })],
    ['mainMenu.0.color', entry({ color: 'red' })],
    ['mainMenu.0.backgroundColor', entry({ backgroundColor: 'red' })],
    ['mainMenu.0.submenu.0.link', column({ link: 'vbscript:a' })],
    ['mainMenu.0.submenu.0.items.0.text', column({ items: [newItem()] })],
    [
      'mainMenu.0.submenu.0.items.0.link',
      column({ items: [{ ...newItem(), text: 'A', link: 'vbscript:a' }] }),
    ],
    [
      'mainMenu.0.submenu.0.items.0.color',
      column({ items: [{ ...newItem(), text: 'A', color: 'red' }] }),
    ],
    ['mainMenu.0.submenu.0.image.src', tile({ src: '' })],
    ['mainMenu.0.submenu.0.image.link', tile({ link: 'vbscript:a' })],
    ['mainMenu.0.submenu.0.image.text.color', tile({ text: { ...text, color: 'red' } })],
    ['mainMenu.0.submenu.0.image.button.text', tile({ hasButton: true })],
    ['mainMenu.0.submenu.0.image.button.textColor', buttonOf({ textColor: 'red' })],
    ['mainMenu.0.submenu.0.image.button.backgroundColor', buttonOf({ backgroundColor: 'red' })],
    ['mainMenu.0.submenu.0.image.button.borderColor', buttonOf({ borderColor: 'red' })],
  ])('ERR-009 reports the path %s', (path, changes) => {
    expect(pathsOf(changes)).toStrictEqual([path]);
  });

  it('ignores fields that the column or tile does not show', () => {
    expect(pathsOf(column({ mode: 'links', image: newSegment('image').image }))).toStrictEqual([]);
    expect(
      pathsOf(tile({ hasButton: false, button: { ...button, textColor: 'red' } })),
    ).toStrictEqual([]);
  });
});

function christmas(changes: Partial<ChristmasFields>): Partial<SettingsForm> {
  const plain = fieldsOfChristmas(plainSettings.christmas);
  const shown = { enabled: true, title: 'In time', days: daysOf('2026-12-18') };
  return { christmas: { ...plain, ...shown, ...changes } };
}

function daysOf(home: string, near = ''): ChristmasFields['days'] {
  const none = { date: '', text: '' };
  return { home: { ...none, date: home }, near: { ...none, date: near }, far: none };
}

function verification(changes: Partial<StoreSettings['verification']>): Partial<SettingsForm> {
  return { verification: { ...plainSettings.verification, ...changes } };
}

function measurement(changes: Partial<StoreSettings['measurement']>): Partial<SettingsForm> {
  return { measurement: { ...plainSettings.measurement, ...changes } };
}

function redirect(searchTerm: string, destinationUrl: string): Partial<SettingsForm> {
  return { searchRedirects: [{ searchTerm, destinationUrl }] };
}

function buttonOf(changes: Partial<typeof button>): Partial<SettingsForm> {
  return tile({ hasButton: true, button: { ...button, text: 'Look', ...changes } });
}
