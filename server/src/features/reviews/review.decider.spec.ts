import {
  recorded,
  rowsOf,
  scenarioFor,
} from '../../platform/event-log/testing/event-log.testing.js';
import type { WrittenReview } from './review.commands.js';
import { reviewDecider } from './review.decider.js';
import {
  RatingOutOfRange,
  ReviewAuthorMissing,
  ReviewDateInvalid,
  ReviewTextTooLong,
  ReviewTold,
} from './review.errors.js';
import { reviewEventTypes } from './review.events.js';
import { reviews } from './review.projection.js';

const { given } = scenarioFor(reviewDecider);
const lovely: WrittenReview = {
  uuid: '0b6fd1f1-0000-4000-8000-000000000004',
  product: '0b6fd1f1-0000-4000-8000-000000000005',
  rating: 5,
  text: 'Lovely.',
  authorName: 'Ada',
  date: '2026-01-31',
};
const { authorName, ...content } = lovely;
const reviewed = { type: 'ProductReviewed', review: content, authorName } as const;
const forgotten = {
  type: 'ReviewAuthorForgotten',
  uuid: lovely.uuid,
  product: lovely.product,
} as const;

describe('a review', () => {
  it('is stored under its uuid', () => {
    const { stream } = reviewDecider;
    const { uuid } = lovely;
    expect(stream({ type: 'AddReview', review: lovely })).toBe(`review-${uuid}`);
    expect(stream({ type: 'ForgetAuthor', uuid })).toBe(`review-${uuid}`);
  });

  it('CAT-031 is recorded once; adding it again emits no event', () => {
    given().when({ type: 'AddReview', review: lovely }).thenEvents(reviewed);
    given(reviewed)
      .when({ type: 'AddReview', review: { ...lovely } })
      .thenNothing();
  });

  it('CAT-031 cannot change after it is recorded', () => {
    given(reviewed)
      .when({ type: 'AddReview', review: { ...lovely, rating: 1 } })
      .thenThrows(new ReviewTold());
  });

  it('EVT-016 keeps its content after author erasure, and a later import does not restore the name', () => {
    const anonymous = { ...reviewed, authorName: null };
    given(reviewed).when({ type: 'ForgetAuthor', uuid: lovely.uuid }).thenEvents(forgotten);
    given(anonymous, forgotten).when({ type: 'ForgetAuthor', uuid: lovely.uuid }).thenNothing();
    given().when({ type: 'ForgetAuthor', uuid: lovely.uuid }).thenNothing();
    given(anonymous, forgotten).when({ type: 'AddReview', review: lovely }).thenNothing();
    given(anonymous, forgotten)
      .when({ type: 'AddReview', review: { ...lovely, rating: 1 } })
      .thenThrows(new ReviewTold());
  });

  it('moves the author out of the review in version 1 events', () => {
    expect(
      reviewEventTypes.ProductReviewed.upcasters?.[1]?.({ review: { ...lovely } }),
    ).toStrictEqual({
      review: content,
      authorName: 'Ada',
    });
  });

  it('uses its uuid as stream id', () => {
    expect(reviewDecider.stream({ type: 'AddReview', review: lovely })).toBe(
      `review-${lovely.uuid}`,
    );
  });

  it('may be as long as 5,000 characters', () => {
    const text = 'a'.repeat(5_000);
    given()
      .when({ type: 'AddReview', review: { ...lovely, text } })
      .thenEvents({ ...reviewed, review: { ...content, text } });
  });

  it.each<[string, Partial<WrittenReview>, Error]>([
    ['no star', { rating: 0 }, new RatingOutOfRange()],
    ['six stars', { rating: 6 }, new RatingOutOfRange()],
    ['half a star', { rating: 4.5 }, new RatingOutOfRange()],
    ['no author', { authorName: ' ' }, new ReviewAuthorMissing()],
    ['a text over the limit', { text: 'a'.repeat(5_001) }, new ReviewTextTooLong()],
    ['a date in words', { date: 'yesterday' }, new ReviewDateInvalid()],
    ['an impossible date', { date: '2026-13-01' }, new ReviewDateInvalid()],
  ])('is refused with %s', (_, change, refusal) => {
    given()
      .when({ type: 'AddReview', review: { ...lovely, ...change } })
      .thenThrows(refusal);
  });

  it('CAT-031 is projected with a full timestamp', () => {
    expect(rowsOf(reviews, recorded([reviewed], { division: 7 }))).toStrictEqual([
      {
        division: 7,
        uuid: lovely.uuid,
        product: lovely.product,
        date: '2026-01-31T00:00:00.000Z',
        review: lovely,
      },
    ]);
  });
});
