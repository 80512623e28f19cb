import { addressLines } from '@selvedge/shared/addresses/address-lines';
import type { Country } from '@selvedge/shared/countries/countries';
import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** Replaces an address whose personal data was erased. */
export const erased = 'Removed at your request';

/** Note below a masked address. */
export const onlyForBuyer =
  'Shown in full in the browser you ordered with, or after you sign in with the order’s e-mail address.';

/** Address lines with the country's name. */
export function addressWithCountry(
  address: OrderAddress,
  countries: readonly Country[],
): readonly string[] {
  const country = countries.find(({ code }) => code === address.country)?.name ?? address.country;
  return [...addressLines(address), country];
}
