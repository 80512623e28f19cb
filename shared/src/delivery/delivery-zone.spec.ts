import { COUNTRY_CODES } from '../countries/country-codes.js';
import { SHIPPING_COUNTRIES } from '../countries/shipping-countries.js';
import { pricesByZone, shippingOf, zoneOf } from './delivery-zone.js';

describe('the delivery zone', () => {
  it.each([
    ['GB', 'GB', 'home'],
    ['IE', 'GB', 'near'],
    ['US', 'GB', 'far'],
    ['DE', 'DE', 'home'],
    ['GB', 'DE', 'near'],
    ['NO', 'DE', 'near'],
    ['US', 'US', 'home'],
    ['CA', 'US', 'far'],
    ['GB', 'US', 'far'],
    ['AU', 'AU', 'home'],
  ])('to %s from a shop in %s is %s', (destination, home, zone) => {
    expect(zoneOf(destination, home)).toBe(zone);
  });

  it('within a country is home, and symmetric between countries', () => {
    for (const home of COUNTRY_CODES) {
      expect(zoneOf(home, home)).toBe('home');
      for (const { code } of SHIPPING_COUNTRIES) {
        expect(zoneOf(code, home)).toBe(zoneOf(home, code));
      }
    }
  });

  it('has the price that the store set', () => {
    const prices = { home: 395, near: 895, far: 1_295 };
    expect(shippingOf(prices)).toStrictEqual({ GB: 395, EU: 895, ROW: 1_295 });
    expect(pricesByZone(shippingOf(prices))).toStrictEqual(prices);
  });
});
