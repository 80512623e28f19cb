const areas = String.raw`[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d{1,2}|\d[A-HJKPS-UW]|[A-HK-Y]\d[ABEHMNPRV-Y])`;
const british = new RegExp(`^(?:GIR ?0AA|${areas} ?\\d[ABD-HJLNP-UW-Z]{2})$`, 'i');

/** British postcode such as `PO40 9PY`, with or without the space. */
export function isPostcode(text: string): boolean {
  return british.test(text);
}

/** British number with nine or ten digits after 0 or +44, in any grouping. */
export function isUkPhone(text: string): boolean {
  if (!/^[+\d(][\d ()./-]*$/.test(text)) return false;
  const digits = text.replaceAll(/[ ()./-]/g, '').replace(/^(?:\+44|0044)0?/, '0');
  return /^0[1-35789]\d{8,9}$/.test(digits);
}
