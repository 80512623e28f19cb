import type { PlacedOrder } from '@selvedge/shared/checkout/contract';
import type { AtlasOrder } from '@selvedge/shared/orders/contract';
import type { OrderHistoryEntry } from '@selvedge/shared/orders/history/contract';
import type { FactoryLabel } from '@selvedge/shared/orders/labels/label-record';
import type { Store } from '@selvedge/shared/stores/contract';

import type { Browser } from '../../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../../checkout/checkout.testing.js';
import { textInPdf } from './label-pdf.testing.js';
import { placePaidOrder } from './paid-orders.testing.js';

const atlas = '/omnis/v3/atlas/orders/';

describe('order labels', () => {
  let app: TestApp;
  let shop: Store;
  let staff: Browser;
  let viewer: Browser;
  let order: PlacedOrder;

  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(['orders-view', 'orders-status', 'orders-paid', 'labels-print']);
    viewer = await app.signInStaff(['orders-view']);
    shop = await openTeeShop(app);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    order = await paidOrder();
  });

  const paidOrder = () => placePaidOrder(app, staff, shop);
  const pathOf = (what: string) => `${atlas}${order.orderId}/${what}/`;
  const print = (body: object = {}) => staff.post(pathOf('labels'), body);
  const pick = (counter: number) =>
    staff.post(`${atlas}labels/pick/`, { code: `${order.orderId}-${counter}` });
  const cancel = (counter: number) => staff.post(pathOf(`labels/${counter}/cancellation`), {});

  async function shown(): Promise<AtlasOrder> {
    return (await viewer.get(`${atlas}${order.orderId}/`)).body;
  }

  async function labels(): Promise<readonly FactoryLabel[]> {
    return (await shown()).items.flatMap((item) => item.labels ?? []);
  }

  it('ATL-014 ATL-015 ORD-043 are printed, which moves the order and is recorded', async () => {
    expect(await labels()).toEqual(
      [1, 2].map((counter) => ({
        counter,
        pickface: 'NAVY-M',
        printLogs: [],
        timesPrinted: 0,
        cancelled: false,
        pickedAt: null,
        createdAt: expect.any(String),
      })),
    );
    expect((await print({ from: 'paid' })).status).toBe(204);
    expect((await shown()).status).toBe('label_printed');
    expect((await print({ reason: 'damaged', counters: [2] })).status).toBe(204);
    const [first, second] = await labels();
    const log = { user: 'Robin Weaver', createdAt: expect.any(String) };
    expect(first).toMatchObject({ timesPrinted: 1, printLogs: [{ ...log, reason: null }] });
    expect(second).toMatchObject({
      timesPrinted: 2,
      printLogs: [
        { ...log, reason: null },
        { ...log, reason: 'damaged' },
      ],
    });
    expect((await shown()).reprintReasonId).toBe('damaged');
    expect((await pick(1)).body).toEqual({ orderId: order.orderId, counter: 1 });
    expect((await cancel(2)).status).toBe(204);
    expect(await labels()).toMatchObject([
      { pickedAt: expect.any(String), cancelled: false },
      { pickedAt: null, cancelled: true },
    ]);
    const entries: readonly OrderHistoryEntry[] = (await viewer.get(pathOf('history'))).body
      .entries;
    expect(entries.slice(3).map(({ description, user }) => [description, user])).toEqual(
      [
        'Labels 1, 2 printed',
        'Moved from Paid to Label printed',
        'Label 2 printed again: Label damaged',
        'Label 1 picked',
        'Label 2 cancelled',
      ].map((description) => [description, 'Robin Weaver']),
    );
  });

  it('API-052 are found, printed and moved on through the listed calls', async () => {
    const listed = async (status: string) =>
      (await viewer.get(`${atlas}?ids=${order.orderId}&status=${status}`)).body.data;
    expect(await listed('paid')).toMatchObject([{ id: order.orderId, status: 'paid' }]);
    expect((await print()).status).toBe(204);
    const move = { status: 'printed', from: 'paid' };
    expect((await staff.post(pathOf('status'), move)).status).toBe(409);
    const next = { ...move, from: 'label_printed' };
    expect((await staff.post(pathOf('status'), next)).status).toBeLessThan(300);
    expect(await listed('paid')).toEqual([]);
    expect((await shown()).status).toBe('printed');
  });

  it('are printed once by two concurrent requests, and the second one gets the current status', async () => {
    const answers = await Promise.all([print({ from: 'paid' }), print({ from: 'paid' })]);
    const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
    expect(statuses).toEqual([204, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'StatusHasMoved',
      current: { status: 'label_printed', user: 'Robin Weaver' },
    });
    expect((await labels()).map(({ timesPrinted }) => timesPrinted)).toEqual([1, 1]);
    expect((await print()).body.code).toBe('LabelsAlreadyPrinted');
  });

  it('are refused if cancelled, unknown, unprinted or already picked', async () => {
    expect((await pick(1)).body.code).toBe('LabelNotPrinted');
    await cancel(1);
    expect((await print({ counters: [1] })).body.code).toBe('LabelIsCancelled');
    expect((await cancel(9)).status).toBe(404);
    expect((await print({ counters: [9] })).status).toBe(404);
    await print();
    expect((await pick(1)).body.code).toBe('LabelIsCancelled');
    await pick(2);
    expect((await pick(2)).status).toBe(409);
    expect((await pick(3)).status).toBe(404);
    expect((await staff.post(`${atlas}labels/pick/`, { code: 'a parcel' })).status).toBe(404);
    expect((await staff.post(`${atlas}labels/pick/`, { code: '2000000000-1' })).status).toBe(404);
  });

  it('are refused for an unpaid order', async () => {
    order = await placeOrder(app.visitor(shop.code), shop);
    expect((await print()).body.code).toBe('LabelsNotDue');
  });

  it.each([{ reason: 'because' }, { counters: [] }, { counters: ['1'] }, { from: 'nowhere' }])(
    'are not printed for an invalid request: %j',
    async (body) => {
      expect((await print(body)).status).toBe(422);
    },
  );

  it('are printed for several orders individually, as one file', async () => {
    const other = await paidOrder();
    await print();
    const orders = [
      { id: order.orderId, from: 'paid' },
      { id: other.orderId, from: 'paid' },
      { id: 2_000_000_000 },
    ];
    const { status, body } = await staff.post(`${atlas}labels/`, { orders });
    expect(status).toBe(200);
    expect(body.orders).toEqual([
      { id: order.orderId, refusal: 'This order has been moved to Label printed by Robin Weaver' },
      { id: other.orderId, refusal: null },
      { id: 2_000_000_000, refusal: 'We were unable to find this order' },
    ]);
    const sheet = await staff.get(`${atlas}labels/sheet/?orders=${order.orderId},${other.orderId}`);
    expect(sheet.status).toBe(200);
    expect(sheet.headers['content-type']).toBe('application/pdf');
    const file = Buffer.from(sheet.body).toString('latin1');
    expect(file.startsWith('%PDF-')).toBe(true);
    expect(file.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(4);
    // All four pages share one embedded image.
    expect(file.match(/\/Subtype \/Image\b/g)).toHaveLength(1);
  });

  it('have a PDF only after printing, and only for existing orders', async () => {
    const sheet = (ids: string) => staff.get(`${atlas}labels/sheet/?orders=${ids}`);
    expect((await sheet(String(order.orderId))).status).toBe(404);
    expect((await sheet('2000000')).status).toBe(404);
    expect((await sheet('1,x')).status).toBe(422);
  });

  it("ORD-041 CST-029 show the order time as DD/MM/YY hh:mm a in the caller's time zone", async () => {
    await print();
    const { createdAt } = await shown();
    const inTokyo = new Date(Date.parse(createdAt) + 9 * 3_600_000).toISOString();
    for (const [zone, at] of [
      ['', createdAt],
      ['&zone=Asia/Tokyo', inTokyo],
      ['&zone=Etc/Unknown', createdAt],
      ['&zone=Nowhere', createdAt],
    ] as const) {
      const path = `${atlas}labels/sheet/?orders=${order.orderId}${zone}`;
      const text = textInPdf(Buffer.from((await staff.get(path)).body));
      const [year = '', month = '', day = ''] = at.slice(2, 10).split('-');
      const hour = Number(at.slice(11, 13));
      const clock = `${String(hour % 12 || 12).padStart(2, '0')}${at.slice(13, 16)}`;
      const half = hour < 12 ? 'am' : 'pm';
      expect(text).toContain(`Placed ${day}/${month}/${year} ${clock} ${half}`);
    }
  });

  it('are changed only with permission to print, and are visible to staff only', async () => {
    const owner = await app.signInOwner(shop);
    for (const person of [viewer, owner]) {
      const statuses = await Promise.all([
        person.post(pathOf('labels'), {}),
        person.post(`${atlas}labels/`, { orders: [{ id: order.orderId }] }),
        person.post(`${atlas}labels/pick/`, { code: `${order.orderId}-1` }),
        person.post(pathOf('labels/1/cancellation'), {}),
        person.get(`${atlas}labels/`),
        person.get(`${atlas}labels/sheet/?orders=${order.orderId}`),
      ]);
      const refused = person === viewer ? 403 : 404;
      expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => refused));
    }
    await print();
    await print({ reason: 'lost' });
    const path = `/omnis/v3/divisions/${shop.division}/orders/${order.orderId}/`;
    const { body } = await owner.get(path);
    expect(body).toMatchObject({ reprintReasonId: null, items: [{ labels: null }] });
  });
});
