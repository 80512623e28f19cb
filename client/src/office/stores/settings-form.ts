import { SOCIAL_NETWORKS, type SocialNetwork } from '@selvedge/shared/catalogue/social-networks';
import {
  pricesByZone,
  shippingOf,
  type DeliveryZone,
} from '@selvedge/shared/delivery/delivery-zone';
import { SHOP_CURRENCIES } from '@selvedge/shared/stores/currencies';
import type { SaveStoreSettings, StoreSettings } from '@selvedge/shared/stores/admin/contract';
import type { CookiePolicy, Measurement } from '@selvedge/shared/stores/measurement/measurement';

import {
  christmasIn,
  fieldsOfChristmas,
  type ChristmasFields,
} from './christmas/christmas-form.js';
import { entryFrom, fieldsOfEntry, type EntryFields } from './menu/menu-form.js';
import { amountIn, amountText } from '../../ui/office/amounts.js';

/** The settings as fields: nothing is null or absent that a person may type into. */
export interface SettingsForm {
  name: string;
  /** Empty for none. */
  customDomainName: string;
  logo: string | null;
  favicon: string | null;
  ogImage: string | null;
  mainMenu: EntryFields[];
  sitewideBanner: { enabled: boolean; text: string; href: string };
  sitewidePopup: { enabled: boolean; heading: string; description: string };
  passwordProtected: boolean;
  force2fa: boolean;
  /** Empty leaves the password what it is. */
  gatePassword: string;
  /** `opensAt` in the time of this browser, `2026-12-24T18:00`, or empty. */
  comingSoon: { enabled: boolean; opensAt: string; heading: string };
  searchRedirects: { searchTerm: string; destinationUrl: string }[];
  currencyPlugin: {
    enabled: boolean;
    currency: StoreSettings['currencyPlugin']['currency'];
    currencies: string[];
  };
  favouritesEnabled: boolean;
  customCode: string;
  verification: { google: string; pinterest: string; facebook: string };
  socialHandles: Record<SocialNetwork, string>;
  measurement: Typed<Measurement>;
  cookiePolicy: Typed<CookiePolicy>;
  country: string;
  /** As people write amounts of the shop's own currency, `3.95`. */
  shipping: Record<DeliveryZone | 'currency', string>;
  christmas: ChristmasFields;
}

/** As a form holds it while somebody types. */
type Typed<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** What the screen begins with. A shop always sells in its own currency, so that one is in the list. */
export function formOf(settings: StoreSettings, shopCurrency: string): SettingsForm {
  const { name, logo, favicon, ogImage, passwordProtected, favouritesEnabled } = settings;
  const { currencyPlugin, comingSoon, customCode, verification, force2fa } = settings;
  const { home, near, far } = pricesByZone(settings);
  const currencies = [shopCurrency, ...currencyPlugin.currencies.split(',')];
  return {
    ...{ name, logo, favicon, ogImage, passwordProtected, favouritesEnabled, gatePassword: '' },
    force2fa,
    customDomainName: settings.customDomainName ?? '',
    mainMenu: settings.mainMenu.map(fieldsOfEntry),
    sitewideBanner: { ...(settings.sitewideBanner ?? { enabled: false, text: '', href: '' }) },
    sitewidePopup: { ...settings.sitewidePopup },
    comingSoon: { ...comingSoon, opensAt: localTime(comingSoon.opensAt) },
    searchRedirects: settings.searchRedirects.map((redirect) => ({ ...redirect })),
    currencyPlugin: { ...currencyPlugin, currencies: inOrder(currencies) },
    customCode,
    verification: { ...verification },
    socialHandles: { ...settings.socialHandles },
    measurement: { ...settings.measurement },
    cookiePolicy: { ...settings.cookiePolicy },
    country: settings.country,
    shipping: {
      currency: shopCurrency,
      home: amountText(home, shopCurrency),
      near: amountText(near, shopCurrency),
      far: amountText(far, shopCurrency),
    },
    christmas: fieldsOfChristmas(settings.christmas),
  };
}

/** What is sent: a banner without words or link that is off is none, empty colours are the theme's. */
export function settingsIn(form: SettingsForm, position: number): SaveStoreSettings {
  const { gatePassword, sitewideBanner, comingSoon, currencyPlugin, ...same } = form;
  const hasBanner =
    sitewideBanner.enabled || sitewideBanner.text !== '' || sitewideBanner.href !== '';
  const { opensAt } = comingSoon;
  return {
    ...same,
    position,
    customDomainName: form.customDomainName.trim() || null,
    mainMenu: form.mainMenu.map(entryFrom),
    sitewideBanner: hasBanner ? sitewideBanner : null,
    comingSoon: { ...comingSoon, opensAt: opensAt === '' ? null : new Date(opensAt).toISOString() },
    currencyPlugin: { ...currencyPlugin, currencies: currencyPlugin.currencies.join(',') },
    socialHandles: handlesIn(form),
    measurement: idsIn(form),
    shipping: shippingIn(form),
    christmas: christmasIn(form.christmas),
    ...(gatePassword !== '' && { gatePassword }),
  };
}

/** What was typed, in minor units; nothing is nothing to pay. */
function shippingIn({ shipping }: Pick<SettingsForm, 'shipping'>): StoreSettings['shipping'] {
  const priceOf = (zone: DeliveryZone) => amountIn(shipping[zone], shipping.currency) ?? 0;
  return shippingOf({ home: priceOf('home'), near: priceOf('near'), far: priceOf('far') });
}

/** What is pasted brings the spaces around it. */
export function idsIn({ measurement }: Pick<SettingsForm, 'measurement'>): Measurement {
  const ids = Object.entries(measurement).map(([name, id]): [string, string] => [name, id.trim()]);
  return { ...measurement, ...Object.fromEntries(ids) };
}

/** People write handles with `@`, networks without. */
export function handlesIn({
  socialHandles,
}: Pick<SettingsForm, 'socialHandles'>): SettingsForm['socialHandles'] {
  const handles = SOCIAL_NETWORKS.map((network): [string, string] => [
    network,
    socialHandles[network].trim().replace(/^@/, ''),
  ]);
  // Each of the networks is among them.
  return Object.fromEntries(handles) as SettingsForm['socialHandles'];
}

/** Each known currency once, in the order of the list that all shops share. */
export function inOrder(currencies: readonly string[]): string[] {
  return SHOP_CURRENCIES.filter((code) => currencies.includes(code));
}

/** The time of an ISO instant on the clock of this browser, as a `datetime-local` field holds it. */
function localTime(instant: string | null): string {
  if (instant === null) return '';
  const at = new Date(instant);
  const shifted = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
