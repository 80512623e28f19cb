import type { Review } from '@selvedge/shared/catalogue/contract';
import { isSame } from '@selvedge/shared/catalogue/is-same';

import type { Decider } from '../../platform/event-log/model/decider.js';
import type { ReviewCommand, WrittenReview } from './review.commands.js';
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

/** What was said, and whether it is known that nobody said it. */
interface Told {
  readonly review: Review;
  readonly isForgotten: boolean;
}

/** A review is told once and never changes (CAT-031): telling it again is no event. */
function decide(command: ReviewCommand, told: Told | null): readonly ReviewEvent[] {
  switch (command.type) {
    case 'AddReview': {
      const { review } = command;
      requireReadable(review);
      if (told !== null) return requireSame(review, told);
      const { authorName, ...said } = review;
      return [{ type: 'ProductReviewed', review: said, authorName }];
    }
    case 'ForgetAuthor': {
      if (told === null || told.isForgotten) return [];
      const { uuid, product } = told.review;
      return [{ type: 'ReviewAuthorForgotten', uuid, product }];
    }
  }
}

function requireReadable({ rating, authorName, text, date }: WrittenReview): void {
  if (!Number.isInteger(rating) || rating < 1 || rating > 5) throw new RatingOutOfRange();
  if (authorName.trim() === '') throw new ReviewAuthorMissing();
  if (text.length > maxText) throw new ReviewTextTooLong();
  if (!isoDate.test(date) || Number.isNaN(Date.parse(date))) throw new ReviewDateInvalid();
}

/** An author who was forgotten does not come back with the next import. */
function requireSame(review: Review, { review: before }: Told): readonly never[] {
  const known = before.authorName === null ? { ...review, authorName: null } : review;
  if (!isSame(known, before)) throw new ReviewTold();
  return [];
}

function evolve(told: Told | null, event: ReviewEvent): Told | null {
  switch (event.type) {
    case 'ProductReviewed':
      return { review: { ...event.review, authorName: event.authorName }, isForgotten: false };
    case 'ReviewAuthorForgotten':
      return told && { ...told, isForgotten: true };
  }
}

export const reviewDecider: Decider<Told | null, ReviewCommand, ReviewEvent> = {
  stream: (command) =>
    `review-${command.type === 'AddReview' ? command.review.uuid : command.uuid}`,
  initial: null,
  decide,
  evolve,
};
