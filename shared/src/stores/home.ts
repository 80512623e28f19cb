import type { Country } from '../checkout/checkout.screen.js';
import { countryIn } from '../storefront/countries.js';
import type { Store } from './contract.js';

const names = new Intl.DisplayNames('en', { type: 'region' });

/** The country that a store sells and sends from; GB for one that never named any (decision 0069). */
export function homeOf({ country }: Pick<Store, 'country'>): string {
  return countryIn([country]);
}

/** The same with its name. Browsers do not all name countries alike: only the server asks. */
export function homePlaceOf(store: Pick<Store, 'country'>): Country {
  const code = homeOf(store);
  return { code, name: names.of(code) ?? code };
}
