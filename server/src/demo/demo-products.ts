import type { WrittenReview } from '../features/reviews/index.js';
import { MAIN_DIVISION } from '@selvedge/shared/permissions/hosts';

import type { ProductDraft } from '../features/products/index.js';
import type { Article } from './catalogue/article.js';
import { draftOf } from './catalogue/article-draft.js';
import { weekendBundle } from './catalogue/bundle.js';
import { nordicArticles } from './catalogue/nordic.js';
import {
  apothecaryArticles,
  bareArticles,
  galleryArticles,
  mainBrandArticles,
  neonArticles,
} from './catalogue/others.js';
import { reviewsOf } from './catalogue/reviews.js';
import { tropicArticles } from './catalogue/tropic.js';
import { apothecary, bare, gallery, neonDivision, nordic, tropic } from './demo-stores.js';

/** Product of a store with its number of reviews. */
interface DemoProduct {
  readonly division: number;
  readonly draft: ProductDraft;
  readonly reviews: number;
}

const ofArticles: readonly DemoProduct[] = [
  ...articlesOf(MAIN_DIVISION, 'SEL', mainBrandArticles),
  ...articlesOf(tropic.division, 'TRO', tropicArticles),
  ...articlesOf(nordic.division, 'NOR', nordicArticles),
  ...articlesOf(gallery.division, 'GAL', galleryArticles),
  ...articlesOf(neonDivision, 'NEO', neonArticles),
  ...articlesOf(bare.division, 'BAR', bareArticles),
  ...articlesOf(apothecary.division, 'APO', apothecaryArticles),
];

function articlesOf(
  division: number,
  prefix: string,
  articles: readonly Article[],
): readonly DemoProduct[] {
  return articles.map((article, index) => ({
    division,
    draft: draftOf(article, { division, prefix, position: index + 1 }),
    reviews: article.reviews ?? 0,
  }));
}

/** All demo products with their division. The parts of a bundle come before the bundle. */
export const demoProducts: readonly (readonly [number, ProductDraft])[] = ofArticles.map(
  ({ division, draft }) => [division, draft],
);

/** Demo bundle; it is saved after its parts. */
export const demoBundle: readonly [number, ProductDraft] = [
  tropic.division,
  weekendBundle(
    tropic.division,
    tropicArticles.length + 1,
    ofArticles
      .map(({ draft }) => draft)
      .filter(({ sku }) => sku === 'TRO-001' || sku === 'TRO-010'),
  ),
];

/** Product types whose reviews differ from those of clothes. */
const unworn: readonly string[] = ['tote', 'sticker', 'art-print'];

/** Reviews of the demo products with their division. */
export function demoReviews(now: Date): readonly (readonly [number, WrittenReview])[] {
  return ofArticles.flatMap(({ division, draft, reviews }) =>
    reviewsOf(draft.uuid, { count: reviews, isWorn: !unworn.includes(draft.type) }, now).map(
      (review) => [division, review] as const,
    ),
  );
}
