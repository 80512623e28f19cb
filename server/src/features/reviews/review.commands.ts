import type { Review } from '@selvedge/shared/catalogue/contract';

/** Incoming review with its author's name. */
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
