import { addressLines } from './address-lines.js';

const name = { fullName: 'Ada Lovelace', line1: '1 Analytical Row' };

describe('the lines of an address', () => {
  it('ORD-002 end with the EORI number of a company', () => {
    const place = { city: 'Hamburg', postcode: '20457', country: 'DE' };
    expect(addressLines({ ...name, ...place, eoriNumber: 'DE1234567' }).slice(-2)).toStrictEqual([
      '20457 Hamburg',
      'EORI DE1234567',
    ]);
  });

  it.each([
    [{ city: 'Leeds', postcode: 'LS2 7HY', country: 'GB' }, ['Leeds', 'LS2 7HY']],
    [{ city: 'Hamburg', postcode: '20457', country: 'DE' }, ['20457 Hamburg']],
    [{ city: 'Portland', state: 'OR', postcode: '97205', country: 'US' }, ['Portland, OR 97205']],
    [{ city: 'Toronto', state: 'ON', postcode: 'M5V 2T6', country: 'CA' }, ['Toronto ON M5V 2T6']],
    [{ city: 'Milano', state: 'MI', postcode: '20121', country: 'IT' }, ['20121 Milano MI']],
    [
      { city: 'Chiyoda', state: 'Tokyo', postcode: '100-0001', country: 'JP' },
      ['Chiyoda, Tokyo', '100-0001'],
    ],
    [{ city: 'Singapore', postcode: '546080', country: 'SG' }, ['SINGAPORE 546080']],
    [{ city: '', postcode: '546080', country: 'SG' }, ['SINGAPORE 546080']],
    [{ city: '', state: 'Dubai', postcode: '', country: 'AE' }, ['Dubai']],
    [{ city: 'Atlantis', postcode: '', country: 'ZZ' }, ['Atlantis']],
  ])('follow the custom of the country: %j', (place, lines) => {
    expect(addressLines({ ...name, ...place, line2: 'Flat 2' })).toStrictEqual([
      name.fullName,
      name.line1,
      'Flat 2',
      ...lines,
    ]);
  });

  it('leave out what is empty', () => {
    const place = { city: 'Leeds', postcode: 'LS2 7HY', country: 'GB' };
    expect(addressLines({ ...name, ...place, fullName: '', line2: null })).toStrictEqual([
      '1 Analytical Row',
      'Leeds',
      'LS2 7HY',
    ]);
  });
});
