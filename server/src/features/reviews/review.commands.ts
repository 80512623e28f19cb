import type { Review } from '@selvedge/shared/catalogue/contract';

export interface AddReview {
  readonly type: 'AddReview';
  readonly review: Review;
}

export type ReviewCommand = AddReview;
