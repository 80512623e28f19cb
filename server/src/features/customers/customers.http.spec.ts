import { randomUUID } from 'node:crypto';

import type { CustomerFile, ListedCustomer } from '@selvedge/shared/customers/contract';
import { customersTopic } from '@selvedge/shared/customers/topics';
import { ATLAS_PERMISSIONS } from '@selvedge/shared/permissions/codes';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { useScreens } from '../../platform/live/live-screens.testing.js';
import type { Answer } from '../../platform/testing/browser.js';
import { until } from '../../platform/testing/until.js';
import { startApp, type SignedIn, type TestApp } from '../../platform/testing/start-app.js';
import { openTeeShop, placeOrder } from '../checkout/checkout.testing.js';
import { protect } from '../accounts/second-factor/second-factor.testing.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';

const customers = '/omnis/v3/atlas/customers/';

describe('customer file in atlas', () => {
  let app: TestApp;
  let staff: SignedIn;
  let shop: Store;
  let owner: SignedIn;
  beforeAll(async () => {
    app = await startApp();
    staff = await app.signInStaff(ATLAS_PERMISSIONS);
    await staff.get(customers);
    shop = await openTeeShop(app);
  });
  beforeEach(async () => {
    owner = await app.signInOwner(shop);
  });
  afterAll(() => app.close());
  const screenOf = useScreens(() => app);

  const pathOf = ({ subject }: SignedIn, rest = '') => `${customers}${String(subject.id)}/${rest}`;
  const read = async (): Promise<CustomerFile> => (await staff.get(pathOf(owner))).body;
  const change = (body: object): Promise<Answer> => staff.send('patch', pathOf(owner), { body });
  const write = (text: string, by = staff, id: string = randomUUID()): Promise<Answer> =>
    by.post(pathOf(owner, 'notes/'), { id, text });
  const found = async (term: string, after = ''): Promise<readonly ListedCustomer[]> =>
    (await staff.get(`${customers}?searchTerm=${encodeURIComponent(term)}${after}`)).body.customers;

  it('ATL-019 contains orders, notes, tags, leadStatus and statusJourney', async () => {
    expect(await read()).toMatchObject({
      ...{ id: owner.subject.id, email: owner.email, orders: [], notes: [], leadStatus: null },
      ...{ tags: { services: [], industries: [] }, statusJourney: [] },
      stores: [{ division: shop.division, name: shop.name, role: 'owner' }],
    });
    const by = 'Robin Weaver';
    const id = randomUUID();
    await write('Call first', staff, id);
    await write('Call first', staff, id);
    await write('Called');
    await change({ leadStatus: 'contacted', services: ['print'], industries: ['music'] });
    await change({ leadStatus: 'won' });
    expect(await read()).toMatchObject({
      notes: [
        { text: 'Called', by, at: expect.any(String) },
        { id, text: 'Call first', by },
      ],
      tags: { services: ['print'], industries: ['music'] },
      leadStatus: 'won',
      statusJourney: [
        { leadStatus: 'contacted', by },
        { leadStatus: 'won', by },
      ],
    });
  });

  it.each([
    ['Мария', 'Чёрная', 'мария черная'],
    ['Łukasz', 'Øster', 'LUKASZ OST'],
    ['明', '李', '李'],
  ])('finds %s %s by %j', async (firstName, lastName, term) => {
    const rename = 'UPDATE customers SET first_name = $2, last_name = $3 WHERE id = $1';
    await app.get(DataSource).query(rename, [owner.subject.id, firstName, lastName]);
    const ids = (await found(term)).map(({ id }) => id);
    expect(ids).toContain(owner.subject.id);
    expect(await found(`${term} nobody`)).toEqual([]);
  });

  it('IDN-003 lets staff change value, notes, tags and status independently', async () => {
    await change({ potentialValue: 250_000, leadStatus: 'qualified', services: ['embroidery'] });
    await change({ industries: ['music'] });
    await write('Wants samples');
    expect(await read()).toMatchObject({
      ...{ potentialValue: 250_000, leadStatus: 'qualified' },
      tags: { services: ['embroidery'], industries: ['music'] },
      notes: [{ text: 'Wants samples' }],
      statusJourney: [{ leadStatus: 'qualified' }],
    });
    await change({ potentialValue: null });
    expect(await read()).toMatchObject({ potentialValue: null, leadStatus: 'qualified' });
  });

  it('IDN-002 shows stores, permissions, role, second factor, terms and the staff account', async () => {
    const { division, name } = shop;
    expect(await read()).toMatchObject({
      ...{ orders: [], verified: true, signedEula: true, internal: false, claimedUser: null },
      ...{ divisions: [division], manufacturers: [{ id: division, name }], role: 'owner' },
      dashboardPermissions: [{ division, permissions: expect.any(Array) }],
      ...{ twoFactorAuthEnabled: false, requestTerms: false, shouldHaveStore: false },
    });
    await protect(owner);
    const { subject } = staff;
    const rename =
      'UPDATE customers SET email = (SELECT email FROM staff WHERE id = $2) WHERE id = $1';
    await app.get(DataSource).query(rename, [owner.subject.id, subject.id]);
    const { orderId } = await placeOrder(owner, shop);
    await app.get(DataSource).query(
      `UPDATE orders SET status_log = status_log || jsonb_build_array(
           jsonb_build_object('status', 'bespoke_requested_terms')) WHERE order_id = $1`,
      [orderId],
    );
    expect(await read()).toMatchObject({
      ...{
        internal: true,
        claimedUser: subject.id,
        twoFactorAuthEnabled: true,
        requestTerms: true,
      },
    });
    const unverify = 'UPDATE customers SET verified = false WHERE id = $1';
    await app.get(DataSource).query(unverify, [owner.subject.id]);
    expect(await read()).toMatchObject({ internal: false, claimedUser: null });
    const shopper = await app.signInCustomer(shop.code);
    const { body } = await staff.get(pathOf(shopper));
    expect(body).toMatchObject({ role: 'shopper', divisions: [], manufacturers: [] });
  });

  it('ATL-019 lists purchases in all stores, including guest orders of the verified address', async () => {
    expect(await found(owner.email)).toMatchObject([{ orders: 0, spent: [], lastOrderAt: null }]);
    const other = await openTeeShop(app);
    const { orderId } = await placeOrder(owner, shop);
    const guest = await placeOrder(app.visitor(other.code), other, { email: owner.email });
    await placeOrder(app.visitor(other.code), other);
    const settle = async (id: number, status: string) => {
      const answer = await staff.post(`/omnis/v3/atlas/orders/${String(id)}/status/`, {
        status,
        paidReason: 'Bank transfer',
      });
      expect(answer.status).toBe(200);
    };
    await settle(orderId, 'paid');
    expect(await found(owner.email)).toMatchObject([
      {
        ...{ id: owner.subject.id, orders: 2, lastOrderAt: expect.stringMatching(/Z$/) },
        spent: [{ currency: 'GBP', amount: 5195 }],
      },
    ]);
    await settle(guest.orderId, 'paid');
    expect(await found(owner.email)).toMatchObject([{ spent: [{ amount: 10_390 }] }]);
    const unverify = 'UPDATE customers SET verified = false WHERE id = $1';
    await app.get(DataSource).query(unverify, [owner.subject.id]);
    expect(await found(owner.email)).toMatchObject([{ orders: 1, spent: [{ amount: 5195 }] }]);
    const unpaid = await placeOrder(owner, shop);
    expect(await found(owner.email)).toMatchObject([{ orders: 2 }]);
    await staff.send('delete', `/omnis/v3/atlas/orders/${String(unpaid.orderId)}/`, {});
    expect(await found(owner.email)).toMatchObject([{ orders: 1 }]);
  });

  it('lets only the author delete a note, and updates other viewers live', async () => {
    const id = randomUUID();
    await write('Call first', staff, id);
    const other = await app.signInStaff(['users-view']);
    const { body: seen } = await other.get(pathOf(owner));
    expect(seen.notes).toMatchObject([{ id, isOwn: false }]);
    expect((await read()).notes).toMatchObject([{ id, isOwn: true }]);
    const screen = await screenOf(other);
    await screen.watch({ topic: customersTopic, cursor: seen.cursor });
    const remove = (by: SignedIn, note = id) =>
      by.send('delete', pathOf(owner, `notes/${note}/`), {});
    const refused = await remove(other);
    expect([refused.status, refused.body.code]).toEqual([403, 'CustomerNoteOfAnother']);
    expect((await remove(staff)).body.notes).toEqual([]);
    expect((await remove(staff)).status).toBe(200);
    expect((await remove(staff, randomUUID())).status).toBe(404);
    const [changed] = await until(() => (screen.events.length > 0 ? screen.events : undefined));
    const data = { customerId: owner.subject.id };
    expect([changed?.name, changed?.data]).toEqual(['customer.changed', data]);
    expect((await other.get(pathOf(owner))).body.notes).toEqual([]);
  });

  it('is found by name and address, newest first, page by page', async () => {
    const { id } = owner.subject;
    expect(await found(owner.email.toUpperCase())).toMatchObject([{ id, email: owner.email }]);
    const [newest] = await found('Robin Weaver');
    expect(newest?.id).toBe(id);
    expect((await found('', `&after=${String(id)}`)).every((one) => one.id < id)).toBe(true);
    expect(await found('100%')).toEqual([]);
    expect((await staff.get(`${customers}?after=x`)).status).toBe(422);
  });

  it("accepts no note from muted staff: 'Permission denied'", async () => {
    const muted = await app.signInStaff(['users-view']);
    expect((await write('Before', muted)).status).toBe(201);
    await staff.post(`/omnis/v3/atlas/users/${String(muted.subject.id)}/mute/`);
    const { status, body } = await write('After', muted);
    expect([status, body.message]).toEqual([403, 'Permission denied']);
    expect((await read()).notes).toHaveLength(1);
  });

  it('is erased with the customer', async () => {
    await write('Call first');
    const { id } = owner.subject;
    await app.get(SubjectErasure).erase(`customer:${String(id)}`);
    expect((await staff.get(pathOf(owner))).status).toBe(404);
    expect((await write('Again')).status).toBe(404);
  });

  it.each([
    { potentialValue: -1 },
    { potentialValue: 1.5 },
    { leadStatus: 'maybe' },
    { services: 'print' },
    { industries: [7] },
  ])('refuses %j', async (body) => {
    expect((await change(body)).status).toBe(422);
  });

  it('requires permission to view users', async () => {
    const packer = await app.signInStaff(['orders-view']);
    expect((await packer.get(customers)).status).toBe(403);
    expect((await packer.get(pathOf(owner))).status).toBe(403);
    expect((await write(' ')).status).toBe(422);
  });
});
