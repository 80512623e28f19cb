const forms = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** UTL-005, UTL-008: `#rrggbb` or `#rrggbbaa`, lower case; undefined for anything that is no hex colour. */
export function hexColour(text: string): string | undefined {
  if (!forms.test(text)) return undefined;
  const digits = text.replace('#', '').toLowerCase();
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full}`;
}

/** UTL-007: whether nothing of the colour is seen. */
export function isTransparent(colour: string): boolean {
  return hexColour(colour)?.slice(7) === '00';
}
