import type { ShippingRegion } from '../checkout/contract.js';
import { isFromEu, isFromUk } from '../storefront/guards/countries.js';

/** GRD-019 to GRD-021: the region of a country by its code of two letters, also of one nothing is shipped to. */
export function deliveryRegion(country: string): ShippingRegion {
  if (isFromUk(country)) return 'GB';
  return isFromEu(country) ? 'EU' : 'ROW';
}
