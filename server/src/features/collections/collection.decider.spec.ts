import type { Collection } from '@selvedge/shared/catalogue/contract';

import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import { collectionDecider } from './collection.decider.js';
import {
  CollectionBannerElsewhere,
  CollectionMoved,
  CollectionNameMissing,
  CollectionNotFound,
  CollectionOrderTwice,
  CollectionUrlNameInvalid,
} from './collection.errors.js';
import { collections } from './collection.projection.js';

const { given } = scenarioFor(collectionDecider);
const summer: Collection = {
  id: 1,
  uuid: '0b6fd1f1-0000-4000-8000-000000000001',
  division: 7,
  name: 'Summer',
  urlName: 'summer',
  description: '',
  banner: '/images/mockups/t-shirt/front/1f2c47/whale-song',
  productOrder: ['0b6fd1f1-0000-4000-8000-000000000002'],
  enabled: true,
  position: 1,
};
const { uuid } = summer;
const saved = { type: 'CollectionSaved', collection: summer } as const;
const removed = { type: 'CollectionRemoved', uuid } as const;

describe('collection', () => {
  it('CAT-026 is saved as a whole, and again when it changes', () => {
    given().when({ type: 'SaveCollection', collection: summer }).thenEvents(saved);
    const collection = { ...summer, enabled: false };
    given(saved)
      .when({ type: 'SaveCollection', collection })
      .thenEvents({ type: 'CollectionSaved', collection });
  });

  it('is not saved again without changes, and keeps its integer id', () => {
    given(saved)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9 } })
      .thenNothing();
    given(saved)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9, name: 'Sun' } })
      .thenEvents({ type: 'CollectionSaved', collection: { ...summer, name: 'Sun' } });
  });

  it('needs no banner', () => {
    const collection = { ...summer, banner: null };
    given()
      .when({ type: 'SaveCollection', collection })
      .thenEvents({ type: 'CollectionSaved', collection });
  });

  it('is stored under its uuid', () => {
    const { stream } = collectionDecider;
    expect(stream({ type: 'SaveCollection', collection: summer })).toBe(`collection-${uuid}`);
    expect(stream({ type: 'RemoveCollection', uuid: 'other' })).toBe('collection-other');
  });

  it('is removed once and can be restored', () => {
    given(saved).when({ type: 'RemoveCollection', uuid }).thenEvents(removed);
    given(saved, removed).when({ type: 'RemoveCollection', uuid }).thenNothing();
    given(saved, removed)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9 } })
      .thenEvents(saved);
  });

  it('CAT-026 is not saved if it changed since it was read', () => {
    const collection = { ...summer, name: 'Sun' };
    const upon = (before: Collection) => ({ type: 'SaveCollection', collection, before }) as const;
    given(saved).when(upon(summer)).thenEvents({ type: 'CollectionSaved', collection });
    given(saved)
      .when(upon({ ...summer, description: 'Old' }))
      .thenThrows(new CollectionMoved());
    given(saved, removed).when(upon(summer)).thenThrows(new CollectionMoved());
  });

  it('cannot be removed if it never existed', () => {
    given().when({ type: 'RemoveCollection', uuid }).thenThrows(new CollectionNotFound());
  });

  it.each<[string, Partial<Collection>, Error]>([
    ['no name', { name: ' ' }, new CollectionNameMissing()],
    ['an uppercase address', { urlName: 'Summer' }, new CollectionUrlNameInvalid()],
    [
      'a banner from another host',
      { banner: '//evil.test/a.png' },
      new CollectionBannerElsewhere(),
    ],
    [
      'a product listed twice in its order',
      { productOrder: [uuid, uuid] },
      new CollectionOrderTwice(),
    ],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveCollection', collection: { ...summer, ...change } })
      .thenThrows(refusal);
  });
});

describe('collection row', () => {
  it('CAT-026 contains its address and the product order', () => {
    expect(rowsOf(collections, recorded([saved], { division: 7 }))).toStrictEqual([
      {
        division: 7,
        uuid,
        id: 1,
        urlName: 'summer',
        enabled: true,
        position: 1,
        productOrder: summer.productOrder,
        collection: summer,
      },
    ]);
  });

  it('is deleted when the collection is removed', () => {
    expect(rowsOf(collections, recorded([saved, removed], { division: 7 }))).toStrictEqual([]);
  });
});
