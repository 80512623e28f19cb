import { SOCIAL_NETWORKS, type SocialNetwork } from '@selvedge/shared/catalogue/social-networks';
import {
  pricesByZone,
  shippingOf,
  type DeliveryZone,
  type ShippingPrices,
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
import { instantOf, localTime } from '../../lib/local-time.js';
import { amountIn, amountText } from '../../ui/office/amounts.js';

/** Settings as form fields: text fields are never null or missing. */
export interface SettingsForm {
  name: string;
  customDomainName: string;
  logo: string | null;
  favicon: string | null;
  ogImage: string | null;
  mainMenu: EntryFields[];
  sitewideBanner: { enabled: boolean; text: string; href: string };
  sitewidePopup: { enabled: boolean; heading: string; description: string };
  passwordProtected: boolean;
  force2fa: boolean;
  /** An empty password keeps the current one. */
  gatePassword: string;
  /** `opensAt` is in the browser's time zone, such as `2026-12-24T18:00`, or empty. */
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
  /** Amounts in the notation of the shop's currency, such as `3.95`. */
  shipping: Record<DeliveryZone | 'currency', string>;
  shippingPerItem: Record<DeliveryZone, string>;
  /** The countries stay chosen while the limit is off. */
  deliversTo: { isLimited: boolean; countries: string[] };
  christmas: ChristmasFields;
}

/** Mutable version of a settings type, as a form requires. */
type Typed<Fields> = { -readonly [Name in keyof Fields]: Fields[Name] };

/** Returns the initial form values. The list of currencies always includes the shop's own. */
export function formOf(settings: StoreSettings, shopCurrency: string): SettingsForm {
  const { name, logo, favicon, ogImage, passwordProtected, favouritesEnabled } = settings;
  const { currencyPlugin, comingSoon, customCode, verification, force2fa } = settings;
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
    shipping: { currency: shopCurrency, ...textsOf(settings.shipping, shopCurrency) },
    shippingPerItem: textsOf(settings.shippingPerItem, shopCurrency),
    deliversTo: {
      isLimited: settings.deliversTo !== null,
      countries: [...(settings.deliversTo ?? [])],
    },
    christmas: fieldsOfChristmas(settings.christmas),
  };
}

/**
 * Converts the form to the settings to save. A disabled banner without text and link is saved as
 * null; empty colours are left out.
 */
export function settingsIn(form: SettingsForm, position: number): SaveStoreSettings {
  const { gatePassword, sitewideBanner, comingSoon, currencyPlugin, ...same } = form;
  const hasBanner =
    sitewideBanner.enabled || sitewideBanner.text !== '' || sitewideBanner.href !== '';
  return {
    ...same,
    position,
    customDomainName: form.customDomainName.trim() || null,
    mainMenu: form.mainMenu.map(entryFrom),
    sitewideBanner: hasBanner ? sitewideBanner : null,
    comingSoon: { ...comingSoon, opensAt: instantOf(comingSoon.opensAt) },
    currencyPlugin: { ...currencyPlugin, currencies: currencyPlugin.currencies.join(',') },
    socialHandles: handlesIn(form),
    measurement: idsIn(form),
    shipping: pricesIn(form.shipping, form),
    shippingPerItem: pricesIn(form.shippingPerItem, form),
    deliversTo: form.deliversTo.isLimited ? form.deliversTo.countries : null,
    christmas: christmasIn(form.christmas),
    ...(gatePassword !== '' && { gatePassword }),
  };
}

/** Converts prices to minor units of the shop's currency; an empty field is 0. */
function pricesIn(
  texts: Readonly<Record<DeliveryZone, string>>,
  { shipping: { currency } }: Pick<SettingsForm, 'shipping'>,
): ShippingPrices {
  const priceOf = (zone: DeliveryZone) => amountIn(texts[zone], currency) ?? 0;
  return shippingOf({ home: priceOf('home'), near: priceOf('near'), far: priceOf('far') });
}

function textsOf(prices: ShippingPrices, currency: string): Record<DeliveryZone, string> {
  const { home, near, far } = pricesByZone(prices);
  return {
    home: amountText(home, currency),
    near: amountText(near, currency),
    far: amountText(far, currency),
  };
}

/** Returns the measurement IDs without the spaces that pasting adds. */
export function idsIn({ measurement }: Pick<SettingsForm, 'measurement'>): Measurement {
  const ids = Object.entries(measurement).map(([name, id]): [string, string] => [name, id.trim()]);
  return { ...measurement, ...Object.fromEntries(ids) };
}

/** Returns the social handles without a leading `@`. */
export function handlesIn({
  socialHandles,
}: Pick<SettingsForm, 'socialHandles'>): SettingsForm['socialHandles'] {
  const handles = SOCIAL_NETWORKS.map((network): [string, string] => [
    network,
    socialHandles[network].trim().replace(/^@/, ''),
  ]);
  // The entries have one key for each network.
  return Object.fromEntries(handles) as SettingsForm['socialHandles'];
}

/** Returns the known currencies without duplicates, in the order of SHOP_CURRENCIES. */
export function inOrder(currencies: readonly string[]): string[] {
  return SHOP_CURRENCIES.filter((code) => currencies.includes(code));
}
