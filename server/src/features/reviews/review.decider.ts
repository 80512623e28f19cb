import type { Review } from '@selvedge/shared/catalogue/contract';
import { isSame } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ReviewCommand } from './review.commands.js';
import {
  RatingOutOfRange,
  ReviewAuthorMissing,
  ReviewDateInvalid,
  ReviewTextTooLong,
  ReviewTold,
} from './review.errors.js';
import type { ReviewEvent } from './review.events.js';

const maxText = 5_000;
const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z)?$/;

/** A review is told once and never changes (CAT-031): telling it again is no event. */
function decide({ review }: ReviewCommand, told: Review | null): readonly ReviewEvent[] {
  requireReadable(review);
  if (told === null) return [{ type: 'ProductReviewed', review }];
  if (!isSame(review, told)) throw new ReviewTold();
  return [];
}

function requireReadable({ rating, authorName, text, date }: Review): void {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw new RatingOutOfRange();
  if (authorName.trim() === '') throw new ReviewAuthorMissing();
  if (text.length > maxText) throw new ReviewTextTooLong();
  if (!isoDate.test(date) || Number.isNaN(Date.parse(date))) throw new ReviewDateInvalid();
}

export const reviewDecider: Decider<Review | null, ReviewCommand, ReviewEvent> = {
  stream: ({ review }) => `review-${review.uuid}`,
  initial: null,
  decide,
  evolve: (_, { review }) => review,
};
