import { randomUUID } from 'node:crypto';

import type { Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';
import { DataSource } from 'typeorm';

import { Config } from '../../platform/config/config.js';
import { EventLogRuntime } from '../../platform/event-log/event-log-runtime.js';
import type { Browser } from '../../platform/testing/browser.js';
import { startApp, type TestApp } from '../../platform/testing/start-app.js';
import { until } from '../../platform/testing/until.js';
import { offer } from '../catalogue/offer.testing.js';
import { addReview } from '../catalogue/product-group.testing.js';
import { placesOf } from '../checkout/erasure.testing.js';

describe('review author erasure', () => {
  const pagePath = '/product/reviewed/';
  let app: TestApp;
  let shop: Store;
  let product: Product;
  let staff: Browser;

  beforeAll(async () => {
    app = await startApp();
    shop = await app.openStore();
    product = await offer(app, shop, { urlName: 'reviewed' });
    staff = await app.signInStaff(['users-mute']);
  });
  afterAll(() => app.close());

  const reviewBy = (authorName: string) =>
    addReview(app, shop, { product: product.uuid, text: 'Wears well.', authorName });
  const forget = async (uuid: string, by = staff) => {
    await by.get('/omnis/v3/dashboard/secure/get/');
    return by.send('delete', `/omnis/v3/atlas/reviews/${uuid}/author/`, {});
  };
  const placesWith = (text: string) => placesOf(app, text, [app.get(Config).DATA_DIR]);
  const page = async () => (await app.visitor(shop.code).get(pagePath)).text;

  /**
   * Rewrites the stored event to schema version 1. Needs a session override because events are
   * immutable.
   */
  async function asWrittenInClear({ uuid, authorName }: { uuid: string; authorName: string }) {
    await app.get(DataSource).transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica');
      await manager.query(
        `UPDATE es_event SET schema_version = 1, subject = NULL, sealed = NULL, data = jsonb_build_object(
           'review', data->'review' || jsonb_build_object('authorName', $2::text))
         WHERE division_id = $3 AND stream_id = 'review-' || $1`,
        [uuid, authorName, shop.division],
      );
    });
  }

  it('EVT-016 removes the name everywhere and keeps the review text', async () => {
    const { uuid } = await reviewBy('Canary-One');
    expect(await placesWith('canary-one')).toEqual(['public.reviews']);
    expect(await page()).toContain('Canary-One');

    expect((await forget(uuid)).status).toBe(204);

    expect(await placesWith('canary-one')).toEqual([]);
    const shown = await until(async () => {
      const text = await page();
      return !text.includes('Canary-One') && text;
    });
    expect(shown).toContain('Wears well.');
    expect((await forget(uuid)).status).toBe(204);
  });

  it('EVT-016 also covers names that version 1 stored unencrypted', async () => {
    const review = await reviewBy('Canary-Two');
    await asWrittenInClear(review);
    expect(await placesWith('canary-two')).toEqual(['public.es_event', 'public.reviews']);
    await app.get(EventLogRuntime).inClear.seal();
    expect(await placesWith('canary-two')).toEqual(['public.reviews']);
    expect((await forget(review.uuid)).status).toBe(204);
    expect(await placesWith('canary-two')).toEqual([]);
  });

  it('requires permission to act on people and an existing review', async () => {
    const { uuid } = await reviewBy('Canary-Three');
    const viewer = await app.signInStaff(['users-view']);
    expect((await forget(uuid, viewer)).status).toBe(403);
    expect((await forget(randomUUID())).status).toBe(404);
    expect((await forget('no-uuid')).status).toBe(404);
    expect(await page()).toContain('Canary-Three');
  });

  it('EVT-016 is open to the store that sells the product, and to no other store', async () => {
    const { uuid } = await reviewBy('Canary-Four');
    const path = `/omnis/v3/dashboard/products/${product.uuid}/reviews/`;
    const owner = await app.signInOwner(shop);
    const { body } = await owner.get(path);
    expect(body.data).toContainEqual(expect.objectContaining({ uuid, authorName: 'Canary-Four' }));
    const byId = path.replace(product.uuid, String(product.id));
    expect((await owner.get(byId)).body).toEqual(body);
    const stranger = await app.signInOwner(await app.openStore());
    for (const at of [path, byId]) expect((await stranger.get(at)).body).toEqual({ data: [] });
    const deleteAuthor = async (by: Browser, review: string, of = path) => {
      await by.get('/omnis/v3/dashboard/secure/get/');
      return (await by.send('delete', `${of}${review}/author/`, {})).status;
    };
    expect(await deleteAuthor(stranger, uuid)).toBe(404);
    expect(await deleteAuthor(stranger, uuid, byId)).toBe(404);
    const { uuid: other } = await offer(app, shop, { urlName: 'not-reviewed' });
    expect(await deleteAuthor(owner, uuid, path.replace(product.uuid, other))).toBe(404);
    expect(await deleteAuthor(owner, 'no-uuid')).toBe(404);
    expect(await placesWith('canary-four')).toEqual(['public.reviews']);
    expect(await deleteAuthor(owner, uuid, byId)).toBe(204);
    expect(await placesWith('canary-four')).toEqual([]);
    expect((await owner.get(path)).body.data).toContainEqual(
      expect.objectContaining({ uuid, authorName: null, text: 'Wears well.' }),
    );
  });
});
