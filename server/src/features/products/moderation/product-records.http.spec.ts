import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type SignedIn, type TestApp } from '../../../platform/testing/start-app.js';
import { offer } from '../../catalogue/offer.testing.js';
import { BundlePartInvalid } from '../product.errors.js';
import { present, addCollection, addReview } from '../../catalogue/product-group.testing.js';

describe('product records', () => {
  let app: TestApp;
  let shop: Store;
  let staff: SignedIn;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    staff = await app.signInStaff(['products-moderate']);
  });
  afterAll(() => app.close());

  const moderate = (id: number | string, body: object, who = staff) =>
    who.post(`/omnis/v3/atlas/products/${id}/approval/`, body);
  const deny = (id: number) => moderate(id, { approvalStatus: -1, denialReason: 'A trademark' });

  describe('of moderation', () => {
    it('CAT-009 CAT-030 can be denied with a reason, approved and reset', async () => {
      const { id, uuid } = await offer(app, shop, { urlName: 'moderated' });
      expect((await deny(id)).body).toEqual({
        id,
        uuid,
        approvalStatus: -1,
        approvalText: 'Denied',
        denialReason: 'A trademark',
      });
      const approved = await moderate(id, { approvalStatus: 1 });
      expect([approved.status, approved.body.approvalText]).toEqual([200, 'Approved']);
      expect((await moderate(id, { approvalStatus: 0 })).body.approvalText).toBe('Not modded yet');
      const back = await moderate(id, { approvalStatus: null });
      expect(back.body.approvalText).toBe('No approval item');
    });

    it('CAT-030 hide a denied product and prevent its sale', async () => {
      const { uuid: collection } = await addCollection(app, shop, { urlName: 'denied-here' });
      const product = await offer(app, shop, { urlName: 'denied', collections: [collection] });
      const visitor = app.visitor(shop.code);
      const item = { productId: product.uuid, productColor: 'Navy', productSize: 'M' };
      const add = () => visitor.post('/omnis/v3/frontend/product/addItemToCart/', { item });
      expect((await add()).status).toBe(200);
      await deny(product.id);
      expect((await add()).status).toBe(400);
      const basket = await visitor.get('/omnis/v3/basket/main/list/');
      expect(basket.body.items[0].available).toBe(false);
      expect((await visitor.get('/omnis/v3/product/denied/')).status).toBe(404);
      const list = await visitor.get(`/omnis/v3/division/${shop.division}/products/?limit=100`);
      expect(list.text).not.toContain(product.uuid);
      const page = await visitor.get('/omnis/v3/collection/denied-here/');
      expect(page.body).toMatchObject({ total: 0, products: [] });
    });

    it.each<[string, object]>([
      ['no status', {}],
      ['an unknown status', { approvalStatus: 2 }],
      ['a status in words', { approvalStatus: 'Denied' }],
      ['a denial without reason', { approvalStatus: -1 }],
      ['an approval with a reason', { approvalStatus: 1, denialReason: 'Nice' }],
      ['a reason that is no text', { approvalStatus: -1, denialReason: 7 }],
      ['a novel', { approvalStatus: -1, denialReason: 'a'.repeat(501) }],
      ['U+0000', { approvalStatus: -1, denialReason: 'a\0' }],
    ])('CAT-030 refuse %s', async (_, body) => {
      const { id } = await offer(app, shop, { urlName: randomUUID() });
      expect((await moderate(id, body)).status).toBe(422);
    });

    it.each(['0', 'x', '2000000000', '99999999999', randomUUID()])(
      'CAT-030 respond with 404 to the product %s',
      async (id) => {
        expect((await moderate(id, { approvalStatus: 1 })).status).toBe(404);
      },
    );

    it('CAT-030 can be changed only by staff with the permission', async () => {
      const { id } = await offer(app, shop, { urlName: 'guarded' });
      const viewer = await app.signInStaff(['orders-view']);
      expect((await moderate(id, { approvalStatus: 1 }, viewer)).status).toBe(403);
      const owner = await app.signInOwner(shop);
      expect((await moderate(id, { approvalStatus: 1 }, owner)).status).toBe(404);
    });
  });

  describe('of history', () => {
    const historyOf = (uuid: string, who: SignedIn) =>
      who.get(`/omnis/v3/dashboard/products/${uuid}/history/`);

    it('CAT-028 list who changed what, newest first', async () => {
      const product = await offer(app, shop, { urlName: 'told' });
      await offer(app, shop, { uuid: product.uuid, urlName: 'told', price: 2_600, name: 'Tide' });
      await deny(product.id);
      const { body } = await historyOf(product.uuid, await app.signInOwner(shop));
      expect(body.data).toEqual([
        {
          version: 3,
          actor: `staff:${staff.subject.id}`,
          by: null,
          at: expect.any(String),
          fields: ['approvalStatus', 'denialReason'],
        },
        {
          ...{ version: 2, actor: 'system:test', by: null },
          ...{ at: expect.any(String), fields: ['name', 'price'] },
        },
        {
          version: 1,
          actor: 'system:test',
          by: null,
          at: expect.any(String),
          fields: Object.keys(product).sort(),
        },
      ]);
    });

    it('CAT-028 are visible only to members who manage the store’s own products', async () => {
      const { uuid } = await offer(app, shop, { urlName: 'private' });
      const stranger = await app.signInCustomer(shop.code);
      expect((await historyOf(uuid, stranger)).status).toBe(403);
      const other = await app.openStore();
      expect((await historyOf(uuid, await app.signInOwner(other))).status).toBe(404);
      const owner = await app.signInOwner(shop);
      expect((await historyOf(randomUUID(), owner)).status).toBe(404);
      expect((await historyOf('nonsense', owner)).status).toBe(404);
    });
  });

  describe('on the product page', () => {
    it('CAT-010 CAT-012 CAT-027 CAT-031 include parts, cross-sells and reviews', async () => {
      const store = await app.openStore();
      const creator = await present(app, store);
      const { uuid: collection, id } = await addCollection(app, store, {
        name: 'Sea',
        urlName: 'sea',
      });
      const [tee, cap] = [
        await offer(app, store, { urlName: 'tee' }),
        await offer(app, store, { urlName: 'cap' }),
      ];
      const hidden = await offer(app, store, { urlName: 'hidden', enabled: false });
      const product = await offer(app, store, {
        ...bundleOf(tee),
        urlName: 'set',
        creator: creator.uuid,
        collections: [collection, randomUUID()],
        crossSellProducts: [cap.uuid, hidden.uuid, randomUUID(), tee.uuid],
        bundleItems: [
          { product: cap.uuid, quantity: 1 },
          { product: tee.uuid, quantity: 2 },
        ],
      });
      const older = await addReview(app, store, {
        product: product.uuid,
        rating: 2,
        date: '2026-01-01',
      });
      const newer = await addReview(app, store, {
        product: product.uuid,
        rating: 5,
        date: '2026-02-01',
      });
      const { body } = await app.call(store.code, '/omnis/v3/product/set/');
      expect(body).toMatchObject({
        collections: [{ id, uuid: collection, name: 'Sea', urlName: 'sea' }],
        crossSell: [{ urlName: 'cap' }, { urlName: 'tee' }],
        latestReviews: [newer, older],
        reviews: { count: 2, average: 3.5 },
        bundleProducts: [{ urlName: 'cap' }, { urlName: 'tee' }],
        drawnBy: creator,
      });
    });

    it('CAT-010 refuse a bundle with unknown parts or other bundles', async () => {
      const tee = await offer(app, shop, { urlName: 'part' });
      const foreign = await offer(app, await app.openStore());
      const bundle = bundleOf(tee);
      await expect(
        offer(app, shop, { ...bundle, bundleItems: [{ product: foreign.uuid, quantity: 2 }] }),
      ).rejects.toThrow(new BundlePartInvalid(foreign.uuid));
      const set = await offer(app, shop, { ...bundle, urlName: 'set' });
      await expect(
        offer(app, shop, { ...bundle, bundleItems: [{ product: set.uuid, quantity: 2 }] }),
      ).rejects.toThrow(new BundlePartInvalid(set.uuid));
    });
  });

  it('CAT-031 accept a review only for an existing product, once per uuid', async () => {
    const store = await app.openStore();
    const product = await offer(app, store);
    const review = await addReview(app, store, { product: product.uuid });
    await addReview(app, store, review);
    const { body } = await app.call(store.code, `/omnis/v3/product/${product.urlName}/`);
    expect(body.reviews).toEqual({ count: 1, average: 5 });
    for (const unknown of [randomUUID(), 'nonsense']) {
      await expect(addReview(app, store, { product: unknown })).rejects.toMatchObject({
        code: 'ReviewedProductUnknown',
      });
    }
  });
});

/** A bundle of two pieces of a product, in one colour and size. */
function bundleOf({ uuid, colours }: Product): Partial<Product> {
  return {
    isBundle: true,
    bundleItems: [{ product: uuid, quantity: 2 }],
    colours: colours.slice(0, 1).map((one) => ({ ...one, sizes: one.sizes.slice(0, 1) })),
  };
}
