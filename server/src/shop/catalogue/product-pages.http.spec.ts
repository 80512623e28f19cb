import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { asPage, screenIn } from '../../features/storefront/storefront.testing.js';
import { introduceCreator, offerPair, openCollection, review } from './catalogue.testing.js';

describe('the products of a shop', () => {
  let app: TestApp;
  let shop: Store;
  let tee: Product;
  let bundle: Product;

  const page = (path: string, host = shop.code) => app.visitor(host).get(path, asPage);

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    const collection = await openCollection(app, shop);
    const creator = await introduceCreator(app, shop);
    tee = await offer(app, shop, {
      collections: [collection.uuid],
      creator: creator.uuid,
      baseCost: 731,
    });
    bundle = await offerPair(app, shop, tee);
    await review(app, shop, tee);
  });
  afterAll(() => app.close());

  describe('RTE-043 a product', () => {
    it('CAT-031 CAT-027 shows its reviews and its creator', async () => {
      const screen = screenIn(await page('/product/wave-tee/'), 'product');
      expect(screen.reviews).toMatchObject({ count: 1, average: 4, latest: [{ text: 'Soft.' }] });
      expect(screen.collection).toEqual({ name: 'Summer', urlName: 'summer' });
      expect(screen.creator).toEqual({ name: 'Ada Palm', urlName: 'ada-palm', avatar: null });
    });

    it('CAT-011 shows the measurements of its sizes, from its own chart or its garment', async () => {
      const { sizeGuide } = screenIn(await page('/product/wave-tee/'), 'product');
      expect(sizeGuide?.rows.map(({ size }) => size)).toEqual(['S', 'M', 'L']);
      expect(sizeGuide?.columns).toEqual(['Chest to fit', 'Length']);
      const store = await app.openStore();
      await offer(app, store, { sizeChartId: 2 });
      const own = screenIn(await page('/product/wave-tee/', store.code), 'product');
      expect(own.sizeGuide?.columns).toContain('Sleeve');
      expect(screenIn(await page('/product/pair/'), 'product').sizeGuide).toBeNull();
    });

    it('CAT-022 shows the fit of clothing only', async () => {
      const fitOf = async (changes: Partial<Product>) => {
        const store = await app.openStore();
        await offer(app, store, changes);
        return (await page('/product/wave-tee/', store.code)).text.includes('Unisex fit');
      };
      expect(await fitOf({})).toBe(true);
      expect(await fitOf({ garment: 'sticker', type: 'sticker' })).toBe(false);
      expect(await fitOf({ garment: null, type: 'mug', sizeChartId: null })).toBe(false);
    });

    it('hides costs and moderation from shoppers', async () => {
      const { text } = await page('/product/wave-tee/');
      expect(text).not.toMatch(/baseCost|approvalStatus|denialReason|printCosts/);
    });

    it.each([['disabled', { enabled: false }], ['denied', { approvalStatus: -1 }] as const])(
      'CAT-030 is not found, not listed and has no id when it is %s',
      async (_what, changes) => {
        const store = await app.openStore();
        const unavailable = await offer(app, store, {
          ...changes,
          ...('approvalStatus' in changes && { denialReason: 'No rights' }),
        });
        for (const path of ['/product/wave-tee/', `/product/${unavailable.uuid}/`]) {
          expect((await page(path, store.code)).status).toBe(404);
        }
        expect(screenIn(await page('/', store.code), 'home').products).toEqual([]);
      },
    );

    describe('GRD-045 that is disabled', () => {
      let store: Store;
      let disabled: Product;
      beforeAll(async () => {
        store = await app.openStore();
        disabled = await offer(app, store, { enabled: false });
      });

      it('is shown to its owner and to staff with a notice, but cannot be bought', async () => {
        const staff = await app.signInStaff([], store.code);
        for (const person of [await app.signInOwner(store), staff]) {
          const answer = await person.get('/product/wave-tee/', asPage);
          expect([answer.status, answer.headers['x-cache']]).toEqual([200, 'bypass']);
          expect(screenIn(answer, 'product')).toMatchObject({ isHidden: true, colour: 'Navy' });
          expect(answer.text).toContain('Only you can see this product: it is not on sale');
          expect(answer.text).toContain('<meta name="robots" content="noindex');
          expect(answer.text).not.toContain('Add to basket');
          expect((await person.get('/product/wave-tee/white', asPage)).status).toBe(200);
          const choice = { product: disabled.uuid, colour: 'Navy', size: 'M' };
          expect((await person.form('/basket/add/', choice)).status).toBe(404);
        }
      });

      it('is not found by others, before and after its owner viewed it', async () => {
        const owner = await app.signInOwner(store);
        const ofAnother = [{ division: shop.division, role: 'owner', permissions: [] } as const];
        const others = [
          app.visitor(store.code),
          await app.signInCustomer(store.code),
          await app.signInCustomer(store.code, ofAnother),
        ];
        for (const look of [1, 2]) {
          const answers = await Promise.all(
            others.map((person) => person.get('/product/wave-tee/', asPage)),
          );
          expect([look, ...answers.map(({ status }) => status)]).toEqual([look, 404, 404, 404]);
          expect((await owner.get('/product/wave-tee/', asPage)).status).toBe(200);
        }
      });

      it('CAT-030 is not found even by its owner if moderation denied it', async () => {
        const denied = await app.openStore();
        await offer(app, denied, {
          enabled: false,
          approvalStatus: -1,
          denialReason: 'No rights',
        });
        const owner = await app.signInOwner(denied);
        expect((await owner.get('/product/wave-tee/', asPage)).status).toBe(404);
      });

      it('is available to everyone again once it is enabled', async () => {
        await offer(app, store, { uuid: disabled.uuid, enabled: true });
        const owner = await app.signInOwner(store);
        for (const person of [owner, app.visitor(store.code)]) {
          const answer = await person.get('/product/wave-tee/', asPage);
          expect(screenIn(answer, 'product').isHidden).toBe(false);
          expect(answer.text).toContain('Add to basket');
        }
      });
    });

    it('A-62 redirects an id or uuid to the address with its name', async () => {
      for (const name of [tee.uuid, String(tee.id)]) {
        const { status, headers } = await page(`/product/${name}/white`);
        expect([status, headers['location']]).toEqual([303, '/product/wave-tee/white']);
      }
    });

    it('starts with the image that the address names, if it exists', async () => {
      const picture = async (id: string) =>
        screenIn(await page(`/product/wave-tee/?picture=${id}`), 'product').picture;
      const [image] = tee.colours[1]?.images ?? [];
      expect(await picture(image?.id ?? '')).toBe(image?.id);
      expect(await picture('none')).toBeNull();
    });

    it('is read in one statement', async () => {
      const statements = await statementsOf(app, (headers) =>
        app.visitor(shop.code).get('/product/wave-tee/?picture=none', {
          headers: { ...asPage.headers, ...headers },
        }),
      );
      expect(statements).toHaveLength(1);
    });
  });

  describe('CAT-010 a bundle', () => {
    const choose = (size: string, second = size) => ({
      product: bundle.uuid,
      colour: 'As shown',
      size: 'One size',
      [`pieces[${tee.uuid}-1][colour]`]: 'Navy',
      [`pieces[${tee.uuid}-1][size]`]: size,
      [`pieces[${tee.uuid}-2][colour]`]: 'White',
      [`pieces[${tee.uuid}-2][size]`]: second,
    });

    it('shows its pieces', async () => {
      const { pieces } = screenIn(await page('/product/pair/'), 'product');
      expect(pieces.map(({ name }) => name)).toEqual(['Wave tee', 'Wave tee']);
    });

    it('BSK-006 BSK-015 is added to the basket with its options, each combination separately', async () => {
      const visitor = app.visitor(shop.code);
      const added = await visitor.form('/basket/add/', choose('M'));
      expect([added.status, added.headers['location']]).toEqual([
        303,
        '/product/pair/as-shown?added=One%20size',
      ]);
      await visitor.form('/basket/add/', choose('M'));
      await visitor.form('/basket/add/', choose('M', 'S'));
      const { basket } = screenIn(await visitor.get('/basket/', asPage), 'basket');
      expect(basket.items.map(({ quantity }) => quantity)).toEqual([2, 1]);
      const again = await visitor.get('/product/pair/as-shown?added=One%20size', asPage);
      expect(screenIn(again, 'product').added).toBe('2 pieces');
    });

    const shownAgain = async (fields: Record<string, string>, message: string) => {
      const answer = await app.visitor(shop.code).form('/basket/add/', fields);
      expect(answer.status).toBe(422);
      expect(screenIn(answer, 'product').product.name).toBe('Pair');
      expect(answer.text).toContain(message);
      expect(answer.headers['set-cookie']).toBeUndefined();
    };

    it.each([
      ['without a size', '', 'Please choose a size'],
      ['in a size that is not to be had', 'L', 'Wave tee is sold out in this size'],
    ])('BSK-006 shows the form again for a piece %s', (_what, size, message) =>
      shownAgain(choose('M', size), message),
    );

    it('BSK-006 shows the form again without any piece', () => {
      const { product, colour: one, size } = choose('M');
      return shownAgain({ product, colour: one, size }, 'Please choose a size');
    });

    it('refuses invalid pieces', () =>
      shownAgain({ ...choose('M'), 'pieces[x]': 'Navy' }, 'for each piece'));

    it('has no pieces if one of its products is gone', async () => {
      const store = await app.openStore();
      const part = await offer(app, store, {});
      const bundleItems = [{ product: part.uuid, quantity: 2 }];
      await offer(app, store, { ...bundle, uuid: randomUUID(), bundleItems });
      await offer(app, store, { uuid: part.uuid, enabled: false });
      const answer = await page('/product/pair/', store.code);
      expect(screenIn(answer, 'product').pieces).toEqual([]);
      expect(answer.text).not.toContain('Add to basket');
    });
  });
});
