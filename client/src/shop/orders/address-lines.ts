import type { Country } from '@selvedge/shared/checkout/checkout.screen';
import type { OrderAddress } from '@selvedge/shared/orders/contract';

/** What is said of an address whose person's data was erased. */
export const erased = 'Removed at your request';

/** What is said under an address that is hinted at only. */
export const onlyForBuyer =
  'Shown in full where you ordered, or signed in with the address you ordered by.';

/** An address as it stands on an envelope, the country in words. */
export function addressLines(
  address: OrderAddress,
  countries: readonly Country[],
): readonly string[] {
  const country = countries.find(({ code }) => code === address.country)?.name ?? address.country;
  const { fullName, line1, line2, city, postcode } = address;
  return [fullName, line1, line2 ?? '', `${city} ${postcode}`, country].filter(Boolean);
}
