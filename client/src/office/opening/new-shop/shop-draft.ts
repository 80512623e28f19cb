import type { OpenShop } from '@selvedge/shared/opening/contract';
import { COUNTRY_CODES, currencyIn } from '@selvedge/shared/countries/country-codes';
import { isFromEu } from '@selvedge/shared/countries/countries';
import { subdomainOf } from '@selvedge/shared/stores/subdomain';

/** Returns an empty draft; the country comes from the browser's language, such as `en-GB`. */
export function newShop(language: string): OpenShop {
  const region = language.split('-').at(-1) ?? '';
  const country = COUNTRY_CODES.includes(region) ? region : 'GB';
  return { name: '', code: '', country, currency: currencyOf(country), theme: 'naked' };
}

/**
 * Applies a change. The address follows the name until the user enters another one; the currency
 * follows the country.
 */
export function changed(before: OpenShop, next: OpenShop, hasOwnCode: boolean): OpenShop {
  const code = hasOwnCode ? next.code : subdomainOf(next.name);
  const currency = next.country === before.country ? next.currency : currencyOf(next.country);
  return { ...next, code, currency };
}

function currencyOf(country: string): string {
  return currencyIn(country, isFromEu(country));
}
