const forms = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** UTL-005, UTL-008: `#rrggbb` or `#rrggbbaa`, lower case; undefined for anything that is no hex colour. */
export function hexColour(text: string): string | undefined {
  if (!forms.test(text)) return undefined;
  const digits = text.replace('#', '').toLowerCase();
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full}`;
}

/** UTL-006: the colour with an opacity, which is clamped to 0 to 1; undefined for no colour. */
export function withOpacity(colour: string, opacity: number): string | undefined {
  const hex = hexColour(colour);
  if (hex === undefined || Number.isNaN(opacity)) return undefined;
  const alpha = Math.round(Math.min(1, Math.max(0, opacity)) * 255);
  return hex.slice(0, 7) + alpha.toString(16).padStart(2, '0');
}

/** UTL-007: whether nothing of the colour is seen. */
export function isTransparent(colour: string): boolean {
  return hexColour(colour)?.slice(7) === '00';
}
