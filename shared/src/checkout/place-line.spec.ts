import { placeLine } from '../addresses/address-format.js';

describe('line with town and postcode', () => {
  it.each([
    [{ city: 'Leeds', postcode: 'LS2 7HY', country: 'GB' }, 'Leeds LS2 7HY'],
    [{ city: 'Hamburg', postcode: '20457', country: 'DE' }, '20457 Hamburg'],
    [{ city: 'Portland', state: 'OR', postcode: '97205', country: 'US' }, 'Portland, OR 97205'],
    [{ city: 'Toronto', state: 'ON', postcode: 'M5V 2T6', country: 'CA' }, 'Toronto ON M5V 2T6'],
  ])('follows the custom of the country: %j', (place, line) => {
    expect(placeLine(place)).toBe(line);
  });
});
