import { punycode } from './punycode.js';

/** Longer texts break the rules of these fields in any form. */
const longest = 300;
/** Invisible characters that copied texts often contain. */
const invisible = /[\u00AD\u200B-\u200F\u2060\uFEFF]/g;
/** Hyphens, dashes and the minus sign. */
const dashes = /[\p{Pd}\u2043\u2212]/gu;
/**
 * Zeros of the digits that keyboards type and translators insert: Arabic, Persian, the scripts of
 * India, Thai, Lao, Tibetan, Burmese, Khmer and full-width ones.
 */
const zeros = [
  ...[0x6_60, 0x6_f0, 0x9_66, 0x9_e6, 0xa_66, 0xa_e6, 0xb_66, 0xb_e6, 0xc_66, 0xc_e6, 0xd_66],
  ...[0xd_e6, 0xe_50, 0xe_d0, 0xf_20, 0x10_40, 0x17_e0, 0xff_10],
];

/** Converts spaces, hyphens and digits of any kind to ASCII. */
export function plainText(text: string): string {
  if (text.length > longest) return text;
  return asciiDigits(text.normalize('NFKC'))
    .replaceAll(invisible, '')
    .replaceAll(dashes, '-')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Converts the digits of other scripts to ASCII. */
export function asciiDigits(text: string): string {
  return text.replaceAll(/(?!\d)\p{Nd}/gu, asciiDigit);
}

function asciiDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((one) => point >= one && point < one + 10);
  return zero === undefined ? digit : String(point - zero);
}

/** Letters and digits only, in capitals. */
export function compact(text: string): string {
  return plainText(text).replaceAll(/[ .-]/g, '').toUpperCase();
}

/** Digits of a number that is often grouped by spaces or hyphens, such as a card number. */
export function digitsOf(text: string): string {
  return plainText(text).replaceAll(/[ -]/g, '');
}

/** Characters that domains ignore (UTS 46); the joiners of Indic and Persian words are letters. */
const ignored = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;

/** Scheme of a web address that was copied as a whole. */
const scheme = /^(?:https?:\/\/|\s)+/;
/** Dot of the DNS root, punctuation of the sentence from which a name was copied, and final slash. */
const nameEnd = ' .,;>/';

function withoutEnd(name: string): string {
  let length = name.length;
  while (length > 0 && nameEnd.includes(name.charAt(length - 1))) length -= 1;
  return name.slice(0, length);
}

/**
 * Host name in the lower-case ASCII form of DNS, without scheme and final dot: `münchen.example` is
 * `xn--mnchen-3ya.example`.
 */
export function domainForm(text: string): string {
  if (text.length > longest) return text;
  const typed = text.normalize('NFKC').replaceAll(ignored, '').replaceAll('。', '.').trim();
  const name = withoutEnd(typed.toLowerCase().replace(scheme, '')) || typed;
  return name.split('.').map(labelForm).join('.');
}

function labelForm(label: string): string {
  const isForeign = /\P{ASCII}/u.test(label) && /^[\p{L}\p{N}\p{M}-]+$/u.test(label);
  return isForeign ? `xn--${punycode(label)}` : label;
}

/** Full-width ASCII of East Asian keyboards. */
const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xfe_e0;

function ascii(letter: string): string {
  return String.fromCharCode(letter.charCodeAt(0) - fullWidthOffset);
}

/**
 * Normalises an e-mail address: its domain as in DNS, full-width letters as ASCII, without the parts
 * of a link such as `mailto:` and `<`. The mailbox name keeps its case.
 */
export function emailForm(text: string): string {
  const address = text.length > longest ? text : typedAddress(text);
  const at = address.lastIndexOf('@');
  return at < 0 ? address : address.slice(0, at + 1) + domainForm(address.slice(at + 1));
}

/** Start of a copied link, and invisible characters. */
const linkStart = /^(?:mailto:|[<\s\u00AD\u200B-\u200F\u2060\uFEFF])+/i;

function typedAddress(text: string): string {
  return text.normalize('NFC').replaceAll(fullWidth, ascii).replace(linkStart, '').trim();
}

/** Whether two e-mail addresses are the same mailbox, ignoring case. */
export function isSameEmail(one: string, other: string): boolean {
  return emailForm(one).toLowerCase() === emailForm(other).toLowerCase();
}

/** `abcd1234-efgh5678` with any or no hyphen or space between the groups. */
export function recoveryCodeForm(text: string): string {
  const letters = compact(text).toLowerCase();
  return /^[a-z\d]{16}$/.test(letters) ? `${letters.slice(0, 8)}-${letters.slice(8)}` : text;
}

/** `12-34-56` with any or no separators. */
export function sortCodeForm(text: string): string {
  const digits = digitsOf(text);
  return /^\d{6}$/.test(digits) ? (digits.match(/../g) ?? []).join('-') : text;
}

/** `AB 12 34 56 C` with any or no spaces. */
export function nationalInsuranceForm(text: string): string {
  const letters = compact(text);
  if (!/^[A-Z]{2}\d{6}[A-Z]$/.test(letters)) return text;
  return [0, 2, 4, 6, 8].map((at) => letters.slice(at, at + 2)).join(' ');
}

/**
 * Expiry of a card as `MM/YY`. Returns the text unchanged if it does not name a month of this
 * century.
 */
export function expiryForm(text: string): string {
  const typed = plainText(text);
  const [, month, year] =
    /^(\d{1,2})(?: ?[/.-] ?| )(?:20)?(\d\d)$/.exec(typed) ??
    /^(\d\d)(?:20)?(\d\d)$/.exec(typed) ??
    [];
  const [, isoYear, isoMonth] = /^20(\d\d)[/-](\d{1,2})$/.exec(typed) ?? [];
  if (isoMonth !== undefined) return `${isoMonth.padStart(2, '0')}/${String(isoYear)}`;
  return month === undefined ? text : `${month.padStart(2, '0')}/${String(year)}`;
}
