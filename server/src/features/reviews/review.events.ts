import type { Review } from '@selvedge/shared/catalogue/contract';

import type { EventTypes, JsonObject } from '../../platform/event-log/model/decider.js';

export interface ProductReviewed {
  readonly type: 'ProductReviewed';
  readonly review: Omit<Review, 'authorName'>;
  /** Null once its author is forgotten. */
  readonly authorName: string | null;
}

/** What was said stays, by nobody. */
export interface ReviewAuthorForgotten {
  readonly type: 'ReviewAuthorForgotten';
  readonly uuid: string;
  /** The product's. */
  readonly product: string;
}

export type ReviewEvent = ProductReviewed | ReviewAuthorForgotten;

/** Who wrote a review has no account: nobody knows more of them than the review. */
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

/** Version 1 had its author among what is said. */
function withAuthorApart(event: JsonObject): JsonObject {
  // Version 1 was written with a Review.
  const { authorName, ...review } = event['review'] as JsonObject;
  return { ...event, review, authorName };
}
