import { problemOf, usualForm } from '../../forms/field-rules.js';
import { CARRIERS, carrierName, trackingPage } from './carriers.js';
import { trackingCodeRules, trackingUrlRules } from './tracking-code.js';

describe('tracking codes', () => {
  it('have named carriers', () => {
    expect(CARRIERS.map(carrierName)).toStrictEqual([
      'Royal Mail',
      'DPD',
      'Evri',
      'UPS',
      'DHL',
      'FedEx',
      'Other',
    ]);
  });

  it('link to the tracking page of their carrier', () => {
    const pages = CARRIERS.map((carrier) => trackingPage(carrier, 'AB12-34'));
    expect(pages.pop()).toBeNull();
    for (const page of pages) expect(page).toMatch(/^https:\/\/[\w.]+\/.*AB12-34$/);
    expect(trackingPage('evri', 'a/b?c')).toBe('https://www.evri.com/track/parcel/a%2Fb%3Fc');
  });

  it.each(['AB12', '1Z999AA10123456784', 'a-b-7', `1${'x'.repeat(39)}`])('can be %s', (code) => {
    expect(problemOf(code, trackingCodeRules)).toBeUndefined();
  });

  it.each(['', 'abc', 'x'.repeat(41), 'Royal-Mail', 'AB12?x', 'ÄB12'])('cannot be %j', (code) => {
    expect(problemOf(code, trackingCodeRules)).toBeDefined();
  });

  it('are stored without spaces', () => {
    for (const typed of [
      ' AB 1234 5678\t9GB\n',
      'AB\u00a01234\u2009567\u200b89GB',
      'ＡＢ123456789GB',
    ])
      expect(usualForm(typed, trackingCodeRules)).toBe('AB123456789GB');
    expect(usualForm('AB12–34', trackingCodeRules)).toBe('AB12-34');
  });

  it('of other carriers have a safe link', () => {
    expect(problemOf('https://parcels.example/t?c=1', trackingUrlRules)).toBeUndefined();
    for (const url of [
      '',
      'http://parcels.example/',
      'javascript:alert(1)',
      'https://me:secret@parcels.example/',
      'https://parcels',
      `https://parcels.example/${'x'.repeat(500)}`,
    ]) {
      expect(problemOf(url, trackingUrlRules)).toBeDefined();
    }
  });
});
