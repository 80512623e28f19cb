/** In characters; a length that all browsers and engines accept. */
export const maxUrlLength = 255;

/** Whether a text is a page id: 1 to 999,999,999 without leading zeros. */
export function isPageId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

/**
 * Normalises a page path: lower case, leading and trailing slash, repeated slashes collapsed,
 * spaces as dashes. Query and fragment are removed.
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

/** Path of a page that was created without one. */
export function temporaryUrl(uuid: string): string {
  return `/page-${uuid}/`;
}
