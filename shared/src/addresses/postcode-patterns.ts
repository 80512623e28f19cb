import { postcodeForm } from '../forms/postcodes.js';
import { addressData } from './address-data.js';

/**
 * Returns the usual form of a postcode in a country (ISO 3166 code). Spaces and hyphens are those of
 * the country's examples.
 */
export function usualPostcode(country: string, text: string): string {
  const typed = postcodeForm(country, text);
  return formsOf(country, typed).find((form) => isPostcodeOf(country, form)) ?? typed;
}

/** Whether a postcode has the form of its country; true for a country without a known form. */
export function isPostcodeOf(country: string, text: string): boolean {
  const pattern = Object.hasOwn(addressData, country) ? addressData[country]?.postcode : undefined;
  if (pattern === undefined) return true;
  // safe-regexp: the patterns of the table have no unbounded repetition.
  return new RegExp(`^(?:${pattern})$`).test(text);
}

/** Forms of the letters and digits of a text that look like one of the country's examples. */
function formsOf(country: string, text: string): readonly string[] {
  const compact = text.replaceAll(/[ -]/g, '');
  const examples = addressData[country]?.examples?.split(',') ?? [];
  return examples.flatMap((example) => inFormOf(example, compact) ?? []);
}

/** Inserts the spaces and hyphens of an example. Undefined if the lengths differ. */
function inFormOf(example: string, compact: string): string | undefined {
  const separators = [...example.matchAll(/[ -]/g)];
  if (example.length - separators.length !== compact.length) return undefined;
  return separators.reduce(
    (form, { 0: separator, index }) => form.slice(0, index) + separator + form.slice(index),
    compact,
  );
}
