import { arrivalLabel, durationLabel } from '@selvedge/shared/delivery/delivery-labels';
import { zoneOf, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { geoCookie, namedCountryIn } from '@selvedge/shared/storefront/countries';
import { useSyncExternalStore } from 'react';

const cookieForm = new RegExp(`(?:^|; )${geoCookie}=([^;]*)`);

/** Neither the clock nor the cookie tells when it has changed. */
const still = () => () => undefined;

/** Undefined where no cookie is kept. */
function countryHere(): string | undefined {
  return namedCountryIn([cookieForm.exec(document.cookie)?.[1]]);
}

/** GRD-022: the country of this visitor; on the server, where the page is everybody's, that of the shop. */
export function useCountry(home: string): string {
  return useSyncExternalStore(still, countryHere, () => undefined) ?? home;
}

interface Delivery {
  readonly zone: DeliveryZone;
  /** "Get it Thu 26 – Mon 30 Nov". */
  readonly when: string;
}

/**
 * ORD-042: how far it goes to this visitor, and when it arrives there. The page is the same for
 * everybody at all times, so the server says how long it takes within the shop's own country.
 */
export function useDelivery(home: string): Delivery {
  const zone = zoneOf(useCountry(home), home);
  const when = useSyncExternalStore(
    still,
    () => `Get it ${arrivalLabel(new Date(), zone)}`,
    () => durationLabel(zone),
  );
  return { zone, when };
}
