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

describe('a collection', () => {
  it('CAT-026 is saved whole, and saved again when something changed', () => {
    given().when({ type: 'SaveCollection', collection: summer }).thenEvents(saved);
    const collection = { ...summer, enabled: false };
    given(saved)
      .when({ type: 'SaveCollection', collection })
      .thenEvents({ type: 'CollectionSaved', collection });
  });

  it('is not saved again as it is, and keeps the integer id it has', () => {
    given(saved)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9 } })
      .thenNothing();
    given(saved)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9, name: 'Sun' } })
      .thenEvents({ type: 'CollectionSaved', collection: { ...summer, name: 'Sun' } });
  });

  it('may do without a banner', () => {
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

  it('is removed once, and may come back as it was', () => {
    given(saved).when({ type: 'RemoveCollection', uuid }).thenEvents(removed);
    given(saved, removed).when({ type: 'RemoveCollection', uuid }).thenNothing();
    given(saved, removed)
      .when({ type: 'SaveCollection', collection: { ...summer, id: 9 } })
      .thenEvents(saved);
  });

  it('CAT-026 is not saved upon what it no longer is', () => {
    const collection = { ...summer, name: 'Sun' };
    const upon = (before: Collection) => ({ type: 'SaveCollection', collection, before }) as const;
    given(saved).when(upon(summer)).thenEvents({ type: 'CollectionSaved', collection });
    given(saved)
      .when(upon({ ...summer, description: 'Old' }))
      .thenThrows(new CollectionMoved());
    given(saved, removed).when(upon(summer)).thenThrows(new CollectionMoved());
  });

  it('that never was cannot be removed', () => {
    given().when({ type: 'RemoveCollection', uuid }).thenThrows(new CollectionNotFound());
  });

  it.each<[string, Partial<Collection>, Error]>([
    ['no name', { name: ' ' }, new CollectionNameMissing()],
    ['an address with capitals', { urlName: 'Summer' }, new CollectionUrlNameInvalid()],
    ['a banner from elsewhere', { banner: '//evil.test/a.png' }, new CollectionBannerElsewhere()],
    ['a product twice in its order', { productOrder: [uuid, uuid] }, new CollectionOrderTwice()],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'SaveCollection', collection: { ...summer, ...change } })
      .thenThrows(refusal);
  });
});

describe('the row of a collection', () => {
  it('CAT-026 says where it is found and what comes first', () => {
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

  it('is gone when the collection is removed', () => {
    expect(rowsOf(collections, recorded([saved, removed], { division: 7 }))).toStrictEqual([]);
  });
});
