import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { TrackingCode } from '@selvedge/shared/orders/tracking/tracking-code';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('tracking codes', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let viewer: Browser;
  let owner: Browser;
  let shopper: Browser;
  let order: PlacedOrder;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status']);
    viewer = await app.signInStaff(['orders-view']);
    shop = await openTeeShop(app);
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    shopper = app.visitor(shop.code);
    order = await placeOrder(shopper, shop);
  });

  const pathOf = (what: string) => `${atlas}${order.orderId}/${what}/`;
  const dpd = (code: string) => ({ carrier: 'dpd', code });
  const add = (body: object, by: Browser = staff) => by.post(pathOf('tracking'), body);
  const remove = (code: string, by: Browser = staff) =>
    by.send('delete', pathOf(`tracking/${code}`), {});
  const ownPath = () => `/omnis/v3/divisions/${shop.division}/orders/${order.orderId}/`;

  async function codes(): Promise<readonly TrackingCode[]> {
    return (await viewer.get(`${atlas}${order.orderId}/`)).body.trackingCodes;
  }

  it('are added by staff, and visible to staff, the owner and holders of the link', async () => {
    expect(await codes()).toEqual([]);
    expect((await add(dpd('AB12-3456'))).status).toBe(204);
    const url = 'https://parcels.example/?code=7';
    expect((await add({ carrier: 'other', code: 'OWN7', url })).status).toBe(204);
    const expected = [
      { ...dpd('AB12-3456'), link: 'https://track.dpd.co.uk/search?reference=AB12-3456' },
      { carrier: 'other', code: 'OWN7', link: url },
    ];
    expect(await codes()).toEqual(expected);
    expect((await owner.get(ownPath())).body.trackingCodes).toEqual(expected);
    const seen = await shopper.get(`/omnis/v3/orders/${order.orderHash}/`);
    expect(seen.body.trackingCodes).toEqual(expected);
  });

  it('are removed, and both changes are recorded', async () => {
    await add(dpd('AB12'));
    expect((await remove('ab12')).status).toBe(204);
    expect(await codes()).toEqual([]);
    expect((await remove('AB12')).status).toBe(404);
    const entries: readonly OrderHistoryEntry[] = (await viewer.get(pathOf('history'))).body
      .entries;
    expect(entries.slice(-2).map(({ description, user }) => [description, user])).toEqual([
      ['Tracking code AB12 added (DPD)', 'Robin Weaver'],
      ['Tracking code AB12 removed (DPD)', 'Robin Weaver'],
    ]);
  });

  it('are added once by concurrent duplicates, and without loss of different ones', async () => {
    const same = await Promise.all([add(dpd('AB12')), add(dpd('AB12'))]);
    expect(same.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204, 409,
    ]);
    expect(same.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'TrackingCodeKnown',
      detail: 'This order already has the tracking code AB12',
    });
    const two = await Promise.all([add(dpd('AB13')), add(dpd('AB14'))]);
    expect(two.map(({ status }) => status)).toEqual([204, 204]);
    expect((await codes()).map(({ code }) => code).toSorted()).toEqual(['AB12', 'AB13', 'AB14']);
  });

  it.each([
    dpd('AB1'),
    { carrier: 'pigeon', code: 'AB12' },
    { carrier: 'other', code: 'AB12' },
    { carrier: 'other', code: 'AB12', url: 'http://parcels.example/' },
    { carrier: 'other', code: 'AB12', url: 'javascript:alert(1)' },
  ])('are refused as %j', async (body) => {
    expect((await add(body)).status).toBe(422);
    expect(await codes()).toEqual([]);
  });

  it('VAL-026 must not be the name of a carrier', async () => {
    const { status, body } = await add(dpd('Parcelforce'));
    expect([status, body.errors]).toEqual([422, { code: ['Must contain at least one number'] }]);
    expect(await codes()).toEqual([]);
  });

  it('need permission to move orders, which viewers and owners lack', async () => {
    await add(dpd('AB12'));
    for (const [person, refused] of [
      [viewer, 403],
      [owner, 404],
      [shopper, 404],
    ] as const) {
      expect((await add(dpd('AB13'), person)).status).toBe(refused);
      expect((await remove('AB12', person)).status).toBe(refused);
    }
    expect((await codes()).map(({ code }) => code)).toEqual(['AB12']);
  });
});
