const forms = /^#?(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/** Returns `#rrggbb` or `#rrggbbaa` in lower case; undefined for an invalid colour. */
export function hexColour(text: string): string | undefined {
  if (!forms.test(text)) return undefined;
  const digits = text.replace('#', '').toLowerCase();
  const full = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${full}`;
}

/** Whether the colour is fully transparent. */
export function isTransparent(colour: string): boolean {
  return hexColour(colour)?.slice(7) === '00';
}
