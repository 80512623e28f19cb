import { deliveryRegion } from '@selvedge/shared/delivery/delivery-region';
import { arrivalWords, durationWords } from '@selvedge/shared/delivery/delivery-labels';
import type { ShippingRegion } from '@selvedge/shared/checkout/contract';
import { geoCookie, namedCountryIn } from '@selvedge/shared/storefront/countries';
import { useSyncExternalStore } from 'react';

const cookieForm = new RegExp(`(?:^|; )${geoCookie}=([^;]*)`);

/** Neither the clock nor the cookie tells when it has changed. */
const still = () => () => undefined;

/** Undefined where no cookie is kept. */
function regionHere(): ShippingRegion | undefined {
  const country = namedCountryIn([cookieForm.exec(document.cookie)?.[1]]);
  return country === undefined ? undefined : deliveryRegion(country);
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
export function useDelivery(homeRegion: ShippingRegion): Delivery {
  const region = useSyncExternalStore(still, regionHere, () => undefined) ?? homeRegion;
  const when = useSyncExternalStore(
    still,
    () => `Get it ${arrivalWords(new Date(), region)}`,
    () => durationWords(region),
  );
  return { region, when };
}
