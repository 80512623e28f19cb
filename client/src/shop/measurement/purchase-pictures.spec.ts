import { noMeasurement } from '@selvedge/shared/stores/measurement/measurement';

import { purchasePictures } from './purchase-pictures.js';

const purchase = { orderId: 17, total: 2450, currency: 'GBP' };
const place = { origin: 'https://tropic.example', cookies: '' };

describe('purchase pixels', () => {
  it('are empty without measurement ids', () => {
    expect(purchasePictures(noMeasurement, purchase, place)).toStrictEqual([]);
  });

  it.each([
    [
      { measurementId: 'G-AB12' },
      'https://www.google-analytics.com/g/collect',
      { tid: 'G-AB12', 'epn.value': '24.50', cu: 'GBP', 'ep.transaction_id': '17' },
    ],
    [
      { trackingId: 'UA-1-1' },
      'https://www.google-analytics.com/collect',
      { tid: 'UA-1-1', tr: '24.50', cu: 'GBP', ti: '17' },
    ],
    [
      { conversionId: '1234567', conversionLabel: 'label' },
      'https://www.googleadservices.com/pagead/conversion/1234567/',
      { label: 'label', value: '24.50', currency_code: 'GBP', oid: '17' },
    ],
    [
      { facebookPixel: '9' },
      'https://www.facebook.com/tr',
      { id: '9', ev: 'Purchase', 'cd[value]': '24.50', 'cd[currency]': 'GBP', eid: 'order-17' },
    ],
    [
      { pinterestTag: '2' },
      'https://ct.pinterest.com/v3/',
      { tid: '2', event: 'checkout', 'ed[value]': '24.50', 'ed[currency]': 'GBP' },
    ],
  ])('contain the order number and amount: %j', (ids, address, facts) => {
    const [one = '', ...others] = purchasePictures({ ...noMeasurement, ...ids }, purchase, place);
    const url = new URL(one);
    expect([url.origin + url.pathname, others]).toStrictEqual([address, []]);
    expect(Object.fromEntries(url.searchParams)).toMatchObject(facts);
  });

  it('use whole units for currencies without decimals', () => {
    const yen = { ...purchase, total: 2450, currency: 'JPY' };
    const [one = ''] = purchasePictures({ ...noMeasurement, trackingId: 'UA-1-1' }, yen, place);
    expect(new URL(one).searchParams.get('tr')).toBe('2450');
  });

  it('belong to the visit known to the measurement program', () => {
    const cookies = '_ga=GA1.1.123.456; _ga_AB12=GS2.1.s1700000000$o1; _fbp=fb.1';
    const ids = { ...noMeasurement, measurementId: 'G-AB12', facebookPixel: '9' };
    const [google = '', meta = ''] = purchasePictures(ids, purchase, { ...place, cookies });
    expect(new URL(google).searchParams.get('cid')).toBe('123.456');
    expect(new URL(google).searchParams.get('sid')).toBe('1700000000');
    expect(new URL(meta).searchParams.get('fbp')).toBe('fb.1');
  });
});
