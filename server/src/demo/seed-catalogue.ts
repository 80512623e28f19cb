import type { INestApplicationContext } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';

import { ProductsService } from '../features/products/index.js';
import { CollectionsService } from '../features/collections/index.js';
import { CreatorsService } from '../features/creators/index.js';
import { ReviewsService } from '../features/reviews/index.js';
import { demoCollections } from './catalogue/collections.js';
import { demoCreators } from './catalogue/creators.js';
import { limitConcurrency } from './limit-concurrency.js';
import { demoBundle, demoProducts, demoReviews } from './demo-products.js';

const by = { actor: 'system:demo', correlationId: 'demo' } as const;

/**
 * Seeds collections, creators, products and reviews, several at a time, since the log groups
 * commits. Returns the products that orders can contain.
 */
export async function seedCatalogue(
  app: INestApplicationContext,
  now: Date,
): Promise<readonly Product[]> {
  const products = app.get(ProductsService, { strict: false });
  const collections = app.get(CollectionsService, { strict: false });
  const creators = app.get(CreatorsService, { strict: false });
  const reviews = app.get(ReviewsService, { strict: false });
  await limitConcurrency.map(demoCollections, ([division, draft]) =>
    collections.save({ ...by, division }, draft),
  );
  await limitConcurrency.map(demoCreators, ([division, draft]) =>
    creators.save({ ...by, division }, draft),
  );
  const saved = await limitConcurrency.map(demoProducts, ([division, draft]) =>
    products.save({ ...by, division }, draft),
  );
  const [division, bundle] = demoBundle;
  await products.save({ ...by, division }, bundle);
  await limitConcurrency.map(demoReviews(now), ([store, review]) =>
    reviews.add({ ...by, division: store }, review),
  );
  return saved;
}
