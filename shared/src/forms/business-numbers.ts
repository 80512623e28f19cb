import { plainText } from './usual-forms.js';

/**
 * 6 to 8 digits, with the prefix of Scotland or Northern Ireland and the suffix of a linked
 * charity.
 */
export const charityNumber = /^(?:SC|NI)?\d{6,8}(?:-\d{1,3})?$/i;

/**
 * Normalises a charity number: capitals, no space after the prefix, one hyphen before the suffix.
 */
export function charityNumberForm(text: string): string {
  return plainText(text).replaceAll(' ', '').toUpperCase();
}

/** Eight digits, or two letters and six digits. */
export const companyNumber = /^(?:\d{8}|[A-Z]{2}\d{6})$/i;

export const bankAccountNumber = /^\d{8}$/;
export const sortCode = /^\d{2}-\d{2}-\d{2}$/;

/** Excludes letters and prefixes that are never issued. */
export const nationalInsuranceNumber =
  /^(?!BG|GB|NK|KN|TN|NT|ZZ)[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z] ?\d{2} ?\d{2} ?\d{2} ?[A-D]$/i;

/** Formats for traders, branches, government departments and health authorities. */
const british = /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/;

/** Format after the country code, by country. */
const european: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{8}|\d{8}[A-Z]|[A-Z]\d{7}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z\d]{2}\d{9}$/,
  GB: british,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d[A-Z\d+*]\d{5}[A-Z]{1,2}$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: british,
};

/** Validates a VAT number; the country code is optional for British numbers. */
export function isVatNumber(text: string): boolean {
  const written = text.replaceAll(/[ .-]/g, '').toUpperCase();
  if (british.test(written)) return true;
  return european[written.slice(0, 2)]?.test(written.slice(2)) ?? false;
}
