import { randomUUID } from 'node:crypto';

import type { Collection, Creator } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { TestApp } from '../../platform/testing/start-app.js';
import { CollectionsService } from '../collections/index.js';
import { CreatorsService } from '../creators/index.js';
import { ReviewsService, type WrittenReview } from '../reviews/index.js';

type Place = Pick<Store, 'division'>;

const contextIn = ({ division }: Place) => ({
  division,
  actor: 'system:test',
  correlationId: 'collection',
});

/** Editable fields of a test collection. */
export const summerFields = {
  name: 'Summer',
  urlName: 'summer',
  description: 'Light things.',
  banner: null,
  productOrder: [],
  enabled: true,
};

/** Creates an enabled collection without banner and order. */
export function addCollection(
  app: TestApp,
  place: Place,
  changes: Partial<Collection> = {},
): Promise<Collection> {
  return app.get(CollectionsService).save(contextIn(place), {
    uuid: randomUUID(),
    ...summerFields,
    position: 1,
    ...changes,
  });
}

/** Creates a creator in a store. */
export function present(
  app: TestApp,
  place: Place,
  changes: Partial<Creator> = {},
): Promise<Creator> {
  return app.get(CreatorsService).save(contextIn(place), {
    uuid: randomUUID(),
    name: 'Ines Moor',
    urlName: 'ines-moor',
    avatar: null,
    bio: 'Draws whales.',
    website: 'https://ines.example/',
    handles: { instagram: 'ines.moor' },
    ...changes,
  });
}

/** Adds a review to a product. */
export async function addReview(
  app: TestApp,
  place: Place,
  fields: Pick<WrittenReview, 'product'> & Partial<WrittenReview>,
): Promise<WrittenReview> {
  const review = {
    uuid: randomUUID(),
    rating: 5,
    text: 'Lovely.',
    authorName: 'Ada',
    date: '2026-01-01T12:00:00Z',
    ...fields,
  };
  await app.get(ReviewsService).add(contextIn(place), review);
  return review;
}
