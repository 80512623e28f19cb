import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { statementsOf } from '../../platform/testing/statements.js';
import { offer } from '../catalogue/offer.testing.js';
import { introduceCreator, offerPair, openCollection, review } from './catalogue.testing.js';
import { asPage, screenIn } from './storefront.testing.js';

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
    it('CAT-031 CAT-027 shows how it was received, and who drew it', async () => {
      const screen = screenIn(await page('/product/wave-tee/'), 'product');
      expect(screen.reviews).toMatchObject({ count: 1, average: 4, latest: [{ text: 'Soft.' }] });
      expect(screen.collection).toEqual({ name: 'Summer', urlName: 'summer' });
      expect(screen.creator).toEqual({ name: 'Ada Palm', urlName: 'ada-palm', avatar: null });
    });

    it('CAT-011 measures the sizes that it comes in, by its own chart or its garment', async () => {
      const { sizeGuide } = screenIn(await page('/product/wave-tee/'), 'product');
      expect(sizeGuide?.rows.map(({ size }) => size)).toEqual(['S', 'M', 'L']);
      expect(sizeGuide?.columns).toEqual(['Chest to fit', 'Length']);
      const store = await app.openStore();
      await offer(app, store, { sizeChartId: 2 });
      const own = screenIn(await page('/product/wave-tee/', store.code), 'product');
      expect(own.sizeGuide?.columns).toContain('Sleeve');
      expect(screenIn(await page('/product/pair/'), 'product').sizeGuide).toBeNull();
    });

    it('tells shoppers nothing of its costs and its moderation', async () => {
      const { text } = await page('/product/wave-tee/');
      expect(text).not.toMatch(/baseCost|approvalStatus|denialReason|printCosts/);
    });

    it.each([['disabled', { enabled: false }], ['denied', { approvalStatus: -1 }] as const])(
      'CAT-030 that is %s is not found, in no list and by no id',
      async (_what, changes) => {
        const store = await app.openStore();
        const gone = await offer(app, store, {
          ...changes,
          ...('approvalStatus' in changes && { denialReason: 'No rights' }),
        });
        for (const path of ['/product/wave-tee/', `/product/${gone.uuid}/`]) {
          expect((await page(path, store.code)).status).toBe(404);
        }
        expect(screenIn(await page('/', store.code), 'home').products).toEqual([]);
      },
    );

    it('A-62 is found by id and uuid too, which lead to its name', async () => {
      for (const name of [tee.uuid, String(tee.id)]) {
        const { status, headers } = await page(`/product/${name}/white`);
        expect([status, headers['location']]).toEqual([303, '/product/wave-tee/white']);
      }
    });

    it('begins with the picture that the address names, if there is one', async () => {
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

    it('BSK-006 BSK-015 goes into the basket as it was chosen, each choice by itself', async () => {
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

    const shownAgain = async (fields: Record<string, string>, words: string) => {
      const answer = await app.visitor(shop.code).form('/basket/add/', fields);
      expect(answer.status).toBe(422);
      expect(screenIn(answer, 'product').product.name).toBe('Pair');
      expect(answer.text).toContain(words);
      expect(answer.headers['set-cookie']).toBeUndefined();
    };

    it.each([
      ['without a size', '', 'Please choose a size'],
      ['in a size that is not to be had', 'L', 'Wave tee is sold out in this size'],
    ])('BSK-006 with a piece %s it is shown again', (_what, size, words) =>
      shownAgain(choose('M', size), words),
    );

    it('BSK-006 without any piece it is shown again', () => {
      const { product, colour: one, size } = choose('M');
      return shownAgain({ product, colour: one, size }, 'Please choose a size');
    });

    it('refuses pieces that are none', () =>
      shownAgain({ ...choose('M'), 'pieces[x]': 'Navy' }, 'for each piece'));

    it('has no pieces when one of its products is gone', async () => {
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
