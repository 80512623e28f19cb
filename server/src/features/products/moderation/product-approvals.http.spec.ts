import type { ApprovalRow, Approvals } from '@selvedge/shared/products/approvals/contract';
import { approvalsTopic } from '@selvedge/shared/products/approvals/topics';
import type { Store } from '@selvedge/shared/stores/contract';

import { freshDatabase, type FreshDatabase } from '../../../platform/testing/database.js';
import { useScreens } from '../../../platform/live/live-screens.testing.js';
import { until } from '../../../platform/testing/until.js';
import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';
import { formOf } from '../admin/product-admin.testing.js';

const path = '/omnis/v3/atlas/products/';

describe('list of products to approve', () => {
  /** The list covers all stores, so the spec needs a separate database. */
  let database: FreshDatabase;
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;
  const screenOf = useScreens(() => app);

  beforeAll(async () => {
    database = await freshDatabase();
    app = await startApp({ DATABASE_URL: database.url });
    shop = await app.openStore({ name: 'Tide' });
    staff = await app.signInStaff(['products-moderate']);
  });
  afterAll(async () => {
    await app.close();
    await database.drop();
  });

  const list = async (query = ''): Promise<Approvals> => (await staff.get(path + query)).body;
  const waiting = (urlName: string, store = shop) =>
    offer(app, store, { urlName, name: urlName, approvalStatus: 0 });
  const decide = (id: number, body: object, who = staff) =>
    who.post(`${path}${id}/approval/`, body);
  const rowOf = async (id: number, query = ''): Promise<ApprovalRow | undefined> =>
    (await list(query)).products.find((row) => row.id === id);

  it('CAT-030 holds waiting products of all stores, those that wait longest first, with what staff check', async () => {
    const other = await app.openStore({ name: 'Moor' });
    const first = await waiting('first');
    const second = await waiting('second', other);
    await offer(app, shop, { urlName: 'not-to-approve' });
    const { products, next } = await list();
    expect(products.map(({ id, store }) => [id, store])).toEqual([
      [first.id, 'Tide'],
      [second.id, 'Moor'],
    ]);
    expect(next).toBeNull();
    expect(products[0]).toMatchObject({
      ...{ division: shop.division, name: 'first', version: 1, changedBy: null },
      address: `http://${shop.code}.localhost/product/first/`,
      images: [first.colours[0]?.images[0]?.original],
      ...{ approvalStatus: 0, denialReason: null, enabled: true, price: 2_400, currency: 'GBP' },
      description: 'A wave on organic cotton.',
    });
  });

  it('CAT-030 ends a long description at a whole character', async () => {
    const family = '👩‍👩‍👧‍👦';
    const description = family.repeat(60);
    const { id } = await offer(app, shop, { urlName: 'long', description, approvalStatus: 0 });
    const shown = (await rowOf(id))?.description ?? '';
    expect(shown.length).toBeGreaterThan(250);
    expect(shown.replaceAll(family, '')).toBe('');
  });

  it('CAT-030 moves a product to the list of its decision, with the reason and who decided', async () => {
    const { id } = await waiting('to-deny');
    expect((await decide(id, { approvalStatus: -1, denialReason: 'A logo' })).status).toBe(200);
    expect(await rowOf(id)).toBeUndefined();
    expect(await rowOf(id, '?approval=denied')).toMatchObject({
      ...{ approvalStatus: -1, denialReason: 'A logo', version: 2 },
      changedBy: expect.stringMatching(/\w/),
    });
    await decide(id, { approvalStatus: 1 });
    expect(await rowOf(id, '?approval=denied')).toBeUndefined();
    expect(await rowOf(id, '?approval=approved')).toMatchObject({ denialReason: null });
  });

  it('CAT-030 shows a denied product first after its owner has changed it', async () => {
    const product = await waiting('to-improve');
    const { id } = product;
    await decide(id, { approvalStatus: -1, denialReason: 'A logo' });
    const other = await waiting('denied-later');
    await decide(other.id, { approvalStatus: -1, denialReason: 'A logo' });
    const firstDenied = async () => (await list('?approval=denied')).products[0]?.id;
    expect(await firstDenied()).toBe(other.id);
    await offer(app, shop, { ...product, name: 'Without the logo' });
    expect(await firstDenied()).toBe(id);
  });

  it('CAT-030 waits again with a note of the owner, until it is denied again', async () => {
    const product = await waiting('with-note');
    const { id, uuid } = product;
    await decide(id, { approvalStatus: -1, denialReason: 'A logo' });
    const owner = await app.signInOwner(shop);
    const own = `/omnis/v3/dashboard/products/${uuid}/`;
    const form = { ...formOf((await owner.get(own)).body), approvalNote: ' I drew it myself ' };
    const answer = await owner.send('put', own, { body: form });
    expect([answer.status, answer.body.product.approvalNote]).toEqual([200, 'I drew it myself']);
    expect(await rowOf(id)).toMatchObject({
      ...{ approvalStatus: -1, denialReason: 'A logo', approvalNote: 'I drew it myself' },
    });
    expect(await rowOf(id, '?approval=denied')).toBeUndefined();
    await decide(id, { approvalStatus: -1, denialReason: 'Still a logo' });
    expect(await rowOf(id)).toBeUndefined();
    expect(await rowOf(id, '?approval=denied')).toMatchObject({ approvalNote: null });
  });

  it('CAT-030 waits again with the same note if a denial is undone', async () => {
    const approvalNote = 'I drew it myself';
    const { id } = await offer(app, shop, { urlName: 'undone', approvalNote, approvalStatus: 0 });
    await decide(id, { approvalStatus: -1, denialReason: 'A logo' });
    expect(await rowOf(id)).toBeUndefined();
    await decide(id, { approvalStatus: 0, denialReason: null, restoresNote: true });
    expect(await rowOf(id)).toMatchObject({ approvalStatus: 0, approvalNote });
  });

  it('CAT-030 refuses the second of two decisions, and returns the first', async () => {
    const { id } = await waiting('contested');
    const other = await app.signInStaff(['products-moderate']);
    const answers = await Promise.all([
      decide(id, { approvalStatus: -1, denialReason: 'A logo', version: 1 }),
      decide(id, { approvalStatus: 1, version: 1 }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? {};
    const won = answers.find(({ status }) => status === 200)?.body.approvalStatus;
    expect(body.current).toMatchObject({ id, version: 2, approvalStatus: won });
  });

  it('CAT-030 refuses a decision about a product that the owner has changed since', async () => {
    const product = await waiting('changed');
    await offer(app, shop, { ...product, name: 'Something else' });
    const answer = await decide(product.id, { approvalStatus: 1, version: 1 });
    expect([answer.status, answer.body.current.name]).toEqual([409, 'Something else']);
    expect((await decide(product.id, { approvalStatus: 1, version: 2 })).status).toBe(200);
  });

  it('CAT-030 reports saved and decided products of all stores live, by id only', async () => {
    const screen = await screenOf(staff);
    await screen.watch({ topic: approvalsTopic });
    const { id } = await waiting('live');
    await decide(id, { approvalStatus: 1 }, await app.signInStaff(['products-moderate']));
    const events = await until(
      () => screen.events,
      ({ length }) => length >= 2,
    );
    expect(events.map(({ name, data, division }) => [name, data, division])).toEqual(
      Array(2).fill(['product.saved', { id }, shop.division]),
    );
  });

  it('CAT-030 can be read only by staff with the permission', async () => {
    const viewer = await app.signInStaff(['orders-view']);
    expect((await viewer.get(path)).status).toBe(403);
    expect((await (await app.signInOwner(shop)).get(path)).status).toBe(404);
  });

  it.each(['approval=maybe', 'after=7', 'after=x_7', 'after=17000000000000_7'])(
    'CAT-030 refuses the query %s',
    async (query) => {
      expect((await staff.get(`${path}?${query}`)).status).toBe(422);
    },
  );

  it('CAT-030 receives the new products of owners', async () => {
    const form = {
      ...{ garment: 't-shirt', design: 'retro-sun', colours: ['Navy'], sizes: ['M'] },
      ...{ name: 'By an owner', price: 2_400, enabled: true },
    };
    const owner = await app.signInOwner(shop);
    const created = await owner.post('/omnis/v3/dashboard/products/from-design/', form);
    expect(created.body.product.approvalStatus).toBe(0);
    const { id } = created.body.product;
    expect(await rowOf(id)).toMatchObject({ name: 'By an owner', approvalStatus: 0 });
  });
});
