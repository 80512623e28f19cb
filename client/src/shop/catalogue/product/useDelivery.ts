import { deliveryRegion } from '@selvedge/shared/delivery/delivery-region';
import { homeRegion } from '@selvedge/shared/delivery/delivery-times';
import { arrivalWords, durationWords } from '@selvedge/shared/delivery/delivery-labels';
import type { ShippingRegion } from '@selvedge/shared/checkout/contract';
import { countryIn, geoCookie } from '@selvedge/shared/storefront/countries';
import { useSyncExternalStore } from 'react';

const cookieForm = new RegExp(`(?:^|; )${geoCookie}=([^;]*)`);

/** Neither the clock nor the cookie tells when it has changed. */
const still = () => () => undefined;

function regionHere(): ShippingRegion {
  return deliveryRegion(countryIn([cookieForm.exec(document.cookie)?.[1]]));
}

interface Delivery {
  readonly region: ShippingRegion;
  /** "Get it Thu 26 – Mon 30 Nov". */
  readonly when: string;
}

/**
 * ORD-042, GRD-022: where this visitor is, and when it arrives there. The page is the same for
 * everybody at all times, so the server says how long it takes to the shop's own region.
 */
export function useDelivery(): Delivery {
  const region = useSyncExternalStore(still, regionHere, () => homeRegion);
  const when = useSyncExternalStore(
    still,
    () => `Get it ${arrivalWords(new Date(), region)}`,
    () => durationWords(region),
  );
  return { region, when };
}
