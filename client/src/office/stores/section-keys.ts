import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

import { SECTIONS, type SectionName } from './settings-sections.js';

/** Settings keys that each section contains. */
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
  // Saved separately from the form.
  editors: ['editorOrigins'],
  favourites: ['favouritesEnabled'],
};

/** Returns the section of a dotted field path, or undefined if no section contains it. */
export function sectionOf(path: string): SectionName | undefined {
  const [key = ''] = path.split('.');
  return SECTIONS.find(({ name }) => KEYS[name].includes(key))?.name;
}

/** Returns the titles of the sections that differ between two versions of the settings. */
export function changedSections(before: StoreSettings, after: StoreSettings): readonly string[] {
  const textOf = (settings: StoreSettings) => new Map(Object.entries(settings));
  const [one, other] = [textOf(before), textOf(after)];
  const isChanged = (key: string) =>
    JSON.stringify(one.get(key)) !== JSON.stringify(other.get(key));
  return SECTIONS.filter(({ name }) => KEYS[name].some(isChanged)).map(({ title }) => title);
}
