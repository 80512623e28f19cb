import type { Review } from '@selvedge/shared/catalogue/contract';

import type { Projection } from '../../platform/event-log/model/projection.js';
import type { ProductReviewed } from './review.events.js';

export interface ReviewRow {
  readonly division: number;
  readonly uuid: string;
  readonly product: string;
  /** ISO 8601 with milliseconds, as sort key. */
  readonly date: string;
  readonly review: Review;
}

export const reviews: Projection<ReviewRow, ProductReviewed> = {
  name: 'reviews',
  reads: ['ProductReviewed'],
  isOfOneStream: true,
  keysOf: ({ division, event }) => [{ division, uuid: event.review.uuid }],
  apply: (_, { division, event: { review, authorName } }) => {
    const { uuid, product } = review;
    const date = new Date(review.date).toISOString();
    return { division, uuid, product, date, review: { ...review, authorName } };
  },
};
