import { countryIn, type Country } from '../countries/countries.js';
import type { Store } from './contract.js';

const names = new Intl.DisplayNames('en-GB', { type: 'region' });

/** Country of a store; GB if it never set one (decision 0069). */
export function homeOf({ country }: Pick<Store, 'country'>): string {
  return countryIn([country]);
}

/** Country with its name. Only the server formats the name, because browsers differ. */
export function homePlaceOf(store: Pick<Store, 'country'>): Country {
  const code = homeOf(store);
  return { code, name: names.of(code) ?? code };
}
