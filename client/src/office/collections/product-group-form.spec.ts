import type { AdminCollection, ProductGroupItem } from '@selvedge/shared/collections/contract';
import type { AdminCreator } from '@selvedge/shared/collections/creators/contract';

import {
  collectionFieldsOf,
  collectionIn,
  creatorFieldsOf,
  creatorIn,
} from './product-group-form.js';

const product = (uuid: string): ProductGroupItem => ({
  ...{ uuid, name: uuid, image: '/images/x', enabled: true, approvalStatus: null },
  ...{ price: 2400, salePrice: null, currency: 'GBP' },
});
const [wave, whale, anchor] = [product('wave'), product('whale'), product('anchor')];
const summer: AdminCollection = {
  collection: {
    ...{ id: 1, uuid: 'summer', division: 7, name: 'Summer', urlName: 'summer' },
    ...{ description: 'Light.', banner: null, productOrder: ['whale'], enabled: true, position: 3 },
  },
  ...{ products: [whale, wave], total: 2, version: 4, updatedAt: '2026-01-01T00:00:00.000Z' },
};
const ines: AdminCreator = {
  creator: {
    ...{ id: 1, uuid: 'ines', division: 7, name: 'Ines', urlName: 'ines', avatar: null, bio: '' },
    ...{ website: null, handles: { tiktok: 'ines' } },
  },
  ...{ products: [wave], total: 1, version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
};

it('CAT-026 sends the displayed order, and only added or removed products', () => {
  const fields = collectionFieldsOf(summer);
  const { productOrder: _order, id: _id, uuid: _uuid, division: _, ...same } = summer.collection;
  const unmoved = { added: [], removed: [] };
  expect(collectionIn(fields, summer.products)).toStrictEqual({
    ...same,
    ...unmoved,
    productOrder: ['whale', 'wave'],
  });
  expect(collectionIn({ ...fields, products: [anchor, whale] }, summer.products)).toMatchObject({
    ...{ productOrder: ['anchor', 'whale'], added: ['anchor'], removed: ['wave'] },
  });
});

it('CAT-026 sends no order when the shop sorts by sales', () => {
  const { collection } = summer;
  const bySales = { ...summer, collection: { ...collection, productOrder: [] } };
  const fields = collectionFieldsOf(bySales);
  expect(fields.isByHand).toBe(false);
  expect(collectionIn(fields, summer.products).productOrder).toStrictEqual([]);
});

it('starts a new collection empty, enabled and in manual order', () => {
  expect(collectionFieldsOf(undefined)).toMatchObject({ enabled: true, isByHand: true, name: '' });
});

it('CAT-027 sends the handles that are set, without @', () => {
  const fields = creatorFieldsOf(ines);
  expect(fields.handles).toMatchObject({ tiktok: 'ines', youtube: '' });
  const handles = { ...fields.handles, tiktok: ' @ines.moor ', youtube: '@' };
  expect(creatorIn({ ...fields, handles, website: ' ' }, [])).toStrictEqual({
    ...{ name: 'Ines', urlName: 'ines', avatar: null, bio: '', website: null },
    ...{ handles: { tiktok: 'ines.moor' }, added: ['wave'], removed: [] },
  });
  expect(creatorIn({ ...fields, website: 'https://i.example' }, ines.products)).toMatchObject({
    ...{ website: 'https://i.example', added: [], removed: [] },
  });
  expect(creatorFieldsOf(undefined)).toMatchObject({ name: '', website: '', products: [] });
});
