import type { Review } from '@selvedge/shared/catalogue/contract';

export interface ProductReviewed {
  readonly type: 'ProductReviewed';
  readonly review: Review;
}

export type ReviewEvent = ProductReviewed;
