import type { TagTable } from '../../platform/event-log/model/tag-table.js';
import type { ReviewEvent } from './review.events.js';

/** Cache tag of a product's reviews. */
export const reviewsTag = (uuid: string): string => `reviews:${uuid}`;

export const reviewTags: TagTable<ReviewEvent> = {
  on: {
    ProductReviewed: ({ event }) => [reviewsTag(event.review.product)],
    ReviewAuthorForgotten: ({ event }) => [reviewsTag(event.product)],
  },
};
