import { durationLabel } from '@selvedge/shared/delivery/delivery-labels';
import { zoneOf, type DeliveryZone } from '@selvedge/shared/delivery/delivery-zone';
import { geoCookie, namedCountryIn } from '@selvedge/shared/countries/countries';
import { useEffect, useState, useSyncExternalStore } from 'react';

const cookieForm = new RegExp(`(?:^|; )${geoCookie}=([^;]*)`);

/** Neither clock nor cookies notify of changes. */
const still = () => () => undefined;

/** Country from the cookie; undefined without one. */
function countryHere(): string | undefined {
  return namedCountryIn([cookieForm.exec(document.cookie)?.[1]]);
}

/** Country of the visitor; the shop's country on the server, where pages are shared (GRD-022). */
export function useCountry(home: string): string {
  return useSyncExternalStore(still, countryHere, () => undefined) ?? home;
}

interface Delivery {
  readonly zone: DeliveryZone;
  /** Delivery period such as "Get it Thu 26 – Mon 30 Nov". */
  readonly when: string;
}

/**
 * Delivery time and cost for this visitor (ORD-042). The cached page is the same for all visitors,
 * so the server renders the shop's own country and no dates. The dates load after hydration.
 */
export function useDelivery(home: string): Delivery {
  const zone = zoneOf(useCountry(home), home);
  const [arrival, setArrival] = useState<string>();
  useEffect(() => {
    import('@selvedge/shared/delivery/arrival-label').then(
      ({ arrivalLabel }) => setArrival(`Get it ${arrivalLabel(new Date(), zone)}`),
      // If the dates fail to load, the page keeps the number of days.
      () => undefined,
    );
  }, [zone]);
  return { zone, when: arrival ?? durationLabel(zone) };
}
