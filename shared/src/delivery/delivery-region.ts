import type { ShippingRegion } from '../checkout/contract.js';
import { regionOf } from '../storefront/countries.js';

const REGIONS = { uk: 'GB', eu: 'EU', world: 'ROW' } as const;

/** GRD-019 to GRD-021: the region of a country by its code of two letters, also of one nothing is shipped to. */
export function deliveryRegion(country: string): ShippingRegion {
  return REGIONS[regionOf(country)];
}
