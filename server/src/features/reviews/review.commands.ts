import type { Review } from '@selvedge/shared/catalogue/contract';

/** A review as it comes in: somebody wrote it. */
export type WrittenReview = Review & { readonly authorName: string };

export interface AddReview {
  readonly type: 'AddReview';
  readonly review: WrittenReview;
}

export interface ForgetAuthor {
  readonly type: 'ForgetAuthor';
  readonly uuid: string;
}

export type ReviewCommand = AddReview | ForgetAuthor;
