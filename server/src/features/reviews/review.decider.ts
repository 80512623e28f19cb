import type { Review } from '@selvedge/shared/catalogue/contract';
import { isJsonEqual } from '@selvedge/shared/catalogue/is-same';

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

interface Stored {
  readonly review: Review;
  readonly isForgotten: boolean;
}

function decide(command: ReviewCommand, stored: Stored | null): readonly ReviewEvent[] {
  switch (command.type) {
    case 'AddReview': {
      const { review } = command;
      requireReadable(review);
      if (stored !== null) return requireSame(review, stored);
      const { authorName, ...content } = review;
      return [{ type: 'ProductReviewed', review: content, authorName }];
    }
    case 'ForgetAuthor': {
      if (stored === null || stored.isForgotten) return [];
      const { uuid, product } = stored.review;
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

/** Ignores the name of an erased author, so that an import cannot restore it. */
function requireSame(review: Review, { review: before }: Stored): readonly never[] {
  const comparable = before.authorName === null ? { ...review, authorName: null } : review;
  if (!isJsonEqual(comparable, before)) throw new ReviewTold();
  return [];
}

function evolve(stored: Stored | null, event: ReviewEvent): Stored | null {
  switch (event.type) {
    case 'ProductReviewed':
      return { review: { ...event.review, authorName: event.authorName }, isForgotten: false };
    case 'ReviewAuthorForgotten':
      return stored && { ...stored, isForgotten: true };
  }
}

export const reviewDecider: Decider<Stored | null, ReviewCommand, ReviewEvent> = {
  stream: (command) =>
    `review-${command.type === 'AddReview' ? command.review.uuid : command.uuid}`,
  initial: null,
  decide,
  evolve,
};
