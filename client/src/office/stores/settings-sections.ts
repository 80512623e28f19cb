export const SECTIONS = [
  { name: 'general', title: 'General' },
  { name: 'menu', title: 'Menu' },
  { name: 'delivery', title: 'Delivery' },
  { name: 'banner', title: 'Announcement' },
  { name: 'popup', title: 'Pop-up' },
  { name: 'christmas', title: 'Christmas' },
  { name: 'access', title: 'Access' },
  { name: 'search', title: 'Search redirects' },
  { name: 'currencies', title: 'Currencies' },
  { name: 'code', title: 'Verification and code' },
  { name: 'measurement', title: 'Analytics and ads' },
  { name: 'editors', title: 'Page editors' },
  { name: 'favourites', title: 'Favourites' },
] as const;

export type SectionName = (typeof SECTIONS)[number]['name'];

/** Returns the section of an address: the first one without a name, none for an unknown name. */
export function sectionIn(text: string | undefined): SectionName | undefined {
  return text === undefined ? 'general' : SECTIONS.find(({ name }) => name === text)?.name;
}
