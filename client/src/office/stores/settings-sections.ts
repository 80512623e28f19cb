import type { StoreSettings } from '@selvedge/shared/stores/admin/contract';

/** The parts of the screen, and what of the settings each of them holds. */
export const SECTIONS = [
  {
    name: 'general',
    title: 'General',
    keys: ['name', 'logo', 'favicon', 'ogImage', 'socialHandles'],
  },
  { name: 'menu', title: 'Menu', keys: ['mainMenu'] },
  { name: 'banner', title: 'Announcement', keys: ['sitewideBanner'] },
  { name: 'popup', title: 'Pop-up', keys: ['sitewidePopup'] },
  {
    name: 'access',
    title: 'Access',
    keys: ['passwordProtected', 'gatePassword', 'comingSoon', 'force2fa'],
  },
  { name: 'search', title: 'Search redirects', keys: ['searchRedirects'] },
  { name: 'currencies', title: 'Currencies', keys: ['currencyPlugin', 'currency'] },
  { name: 'code', title: 'Verification and code', keys: ['verification', 'customCode'] },
  { name: 'measurement', title: 'Measurement', keys: ['measurement', 'cookiePolicy'] },
  // It is saved by itself.
  { name: 'editors', title: 'Page editors', keys: ['editorOrigins'] },
  { name: 'favourites', title: 'Favourites', keys: ['favouritesEnabled'] },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];

/** The section of an address; the first one for any other text. */
export function sectionIn(text: string | undefined): SectionName {
  return SECTIONS.find(({ name }) => name === text)?.name ?? 'general';
}

/** Where the field of a dotted path is; undefined for a path that no section holds. */
export function sectionOf(path: string): SectionName | undefined {
  const [key] = path.split('.');
  return SECTIONS.find(({ keys }) => keys.some((one) => one === key))?.name;
}

/** The titles of the sections in which two states of a shop differ. */
export function changedSections(before: StoreSettings, after: StoreSettings): readonly string[] {
  const textOf = (settings: StoreSettings) => new Map(Object.entries(settings));
  const [one, other] = [textOf(before), textOf(after)];
  const isChanged = (key: string) =>
    JSON.stringify(one.get(key)) !== JSON.stringify(other.get(key));
  return SECTIONS.filter(({ keys }) => keys.some(isChanged)).map(({ title }) => title);
}
