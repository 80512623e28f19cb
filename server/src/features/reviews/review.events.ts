import type { Review } from '@selvedge/shared/catalogue/contract';

import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';

export interface ProductReviewed {
  readonly type: 'ProductReviewed';
  readonly review: Omit<Review, 'authorName'>;
  /** Null after the author's erasure. */
  readonly authorName: string | null;
}

/** The author's name is erased; the content stays. */
export interface ReviewAuthorForgotten {
  readonly type: 'ReviewAuthorForgotten';
  readonly uuid: string;
  /** UUID of the product. */
  readonly product: string;
}

export type ReviewEvent = ProductReviewed | ReviewAuthorForgotten;

/** Subject of a review author, who has no account; the uuid is that of the review. */
export const reviewerOf = (uuid: string): string => `reviewer:${uuid}`;

export const reviewEventTypes: EventTypes<ReviewEvent> = {
  ProductReviewed: {
    schemaVersion: 2,
    upcasters: { 1: withAuthorApart },
    personal: {
      subject: ({ review }) => reviewerOf(review.uuid),
      fields: ['authorName'],
      sealedSince: 2,
    },
  },
  ReviewAuthorForgotten: { schemaVersion: 1 },
};

/** Upcasts version 1, which had the author inside the review. */
function withAuthorApart(event: JsonObject): JsonObject {
  // Version 1 events contain a full Review.
  const { authorName, ...review } = event['review'] as JsonObject;
  return { ...event, review, authorName };
}
