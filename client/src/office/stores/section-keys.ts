import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

import { SECTIONS, type SectionName } from './settings-sections.js';

/** What of the settings each part of the screen holds. */
const KEYS: Readonly<Record<SectionName, readonly string[]>> = {
  general: ['name', 'customDomainName', 'logo', 'favicon', 'ogImage', 'socialHandles'],
  menu: ['mainMenu'],
  delivery: ['country', 'shipping'],
  banner: ['sitewideBanner'],
  popup: ['sitewidePopup'],
  christmas: ['christmas'],
  access: ['passwordProtected', 'gatePassword', 'comingSoon', 'force2fa'],
  search: ['searchRedirects'],
  currencies: ['currencyPlugin', 'currency'],
  code: ['verification', 'customCode'],
  measurement: ['measurement', 'cookiePolicy'],
  // It is saved by itself.
  editors: ['editorOrigins'],
  favourites: ['favouritesEnabled'],
};

/** Where the field of a dotted path is; undefined for a path that no section holds. */
export function sectionOf(path: string): SectionName | undefined {
  const [key = ''] = path.split('.');
  return SECTIONS.find(({ name }) => KEYS[name].includes(key))?.name;
}

/** The titles of the sections in which two states of a shop differ. */
export function changedSections(before: StoreSettings, after: StoreSettings): readonly string[] {
  const textOf = (settings: StoreSettings) => new Map(Object.entries(settings));
  const [one, other] = [textOf(before), textOf(after)];
  const isChanged = (key: string) =>
    JSON.stringify(one.get(key)) !== JSON.stringify(other.get(key));
  return SECTIONS.filter(({ name }) => KEYS[name].some(isChanged)).map(({ title }) => title);
}
