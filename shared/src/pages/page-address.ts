/** In characters: as long as an address may be that every browser and engine takes. */
export const maxUrlLength = 255;

/** Whether a text is the integer id of a page: 1 to 999,999,999, without zeros before. */
export function isPageId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/**
 * PAG-016: lower case, one slash before and one behind, repeats within collapsed, spaces as dashes;
 * `/` stays. What stands behind `?` or `#` belongs to no page and goes.
 */
export function pageUrl(text: string): string {
  const [path = ''] = text.split(/[?#]/);
  const parts = path
    .toLowerCase()
    .split(/[/\\]/)
    .map((part) => part.trim().replaceAll(/\s+/g, '-'))
    .filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.length === 0 ? '/' : `/${parts.join('/')}/`;
}

/** RTE-064: where a page is found that was given no url. */
export function temporaryUrl(uuid: string): string {
  return `/page-${uuid}/`;
}
