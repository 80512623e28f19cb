import { randomUUID } from 'node:crypto';

import type { Collection, Creator, Product } from '@selvedge/shared/catalogue/contract';
import type { Store } from '@selvedge/shared/stores/contract';

import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import type { TestApp } from '../../platform/testing/start-app.js';
import { CollectionsService } from '../../features/collections/index.js';
import { CreatorsService } from '../../features/creators/index.js';
import { ReviewsService } from '../../features/reviews/index.js';
import { offer } from '../../features/catalogue/offer.testing.js';
import { colour } from '../../features/products/product.testing.js';

type Colour = Product['colours'][number];

/** Bundles have a single colour. */
const asShown: Colour = {
  ...colour('As shown', '#1f2c47', 'PAIR'),
  sizes: [{ name: 'One size', sku: 'PAIR-ONE', available: true }],
};

function contextOf({ division }: Store): CommandContext {
  return { division, actor: 'system:test', correlationId: 'catalogue-pages' };
}

/** Overrides that give a product its own web address and position. */
export function apart(urlName: string, position: number): Partial<Product> {
  return {
    uuid: randomUUID(),
    urlName,
    position,
    defaultColour: 'Navy',
    colours: [colour('Navy', '#1f2c47', urlName)],
  };
}

export function openCollection(
  app: TestApp,
  store: Store,
  changes: Partial<Collection> = {},
): Promise<Collection> {
  return app.get(CollectionsService).save(contextOf(store), {
    uuid: randomUUID(),
    name: 'Summer',
    urlName: 'summer',
    description: 'For the beach.',
    banner: null,
    productOrder: [],
    enabled: true,
    position: 1,
    ...changes,
  });
}

export function introduceCreator(
  app: TestApp,
  store: Store,
  changes: Partial<Creator> = {},
): Promise<Creator> {
  return app.get(CreatorsService).save(contextOf(store), {
    uuid: randomUUID(),
    name: 'Ada Palm',
    urlName: 'ada-palm',
    avatar: null,
    bio: 'Draws leaves.',
    website: null,
    handles: { instagram: 'adapalm' },
    ...changes,
  });
}

/** Creates a bundle that contains a product twice. */
export function offerPair(
  app: TestApp,
  store: Store,
  { uuid: product }: Pick<Product, 'uuid'>,
): Promise<Product> {
  return offer(app, store, {
    ...apart('pair', 3),
    name: 'Pair',
    isBundle: true,
    bundleItems: [{ product, quantity: 2 }],
    colours: [asShown],
    defaultColour: asShown.name,
  });
}

/** Adds a review with four of five stars. */
export function review(app: TestApp, store: Store, { uuid }: Pick<Product, 'uuid'>): Promise<void> {
  return app.get(ReviewsService).add(contextOf(store), {
    uuid: randomUUID(),
    product: uuid,
    rating: 4,
    text: 'Soft.',
    authorName: 'Sam',
    date: '2026-10-01T09:00:00.000Z',
  });
}
