import type { ProductImage, Review } from '@selvedge/shared/catalogue/contract';
import { longDate } from '@selvedge/shared/dates/english-dates';
import { erasedAuthor, type ProductReviews } from '@selvedge/shared/catalogue/product.screen';

import styles from './Community.module.css';
import { classesOf } from '../../../lib/class-names.js';
import { Picture } from '../../../ui/shop/common/Picture.js';
import { Stars } from '../../../ui/shop/Stars.js';

const css = classesOf(styles);
/** Number of reviews shown unfolded. */
const reviewsShown = 4;

export function reviewsLabel(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}

function ReviewItem({ review: { rating, text, authorName, date } }: { readonly review: Review }) {
  return (
    <li className={css('review')}>
      <Stars rating={rating} />
      {text !== '' && (
        <p className={css('text')} dir="auto">
          {text}
        </p>
      )}
      <p className={css('author')}>
        <bdi>{authorName ?? erasedAuthor}</bdi>
        <time dateTime={date}>{longDate(new Date(date))}</time>
      </p>
    </li>
  );
}

function ReviewList({ reviews }: { readonly reviews: readonly Review[] }) {
  return (
    <ul className={css('reviews')}>
      {reviews.map((review) => (
        <ReviewItem key={review.uuid} review={review} />
      ))}
    </ul>
  );
}

/** Rating and reviews (CAT-031). */
function Reviews({ average, count, latest }: ProductReviews) {
  if (average === null || count === 0) {
    return <p className={css('none')}>No reviews yet.</p>;
  }
  const more = latest.slice(reviewsShown);
  return (
    <>
      <p className={css('summary')}>
        <span className={css('average')}>{average.toFixed(1)}</span>
        <Stars rating={average} />
        <span className={css('count')}>{reviewsLabel(count)}</span>
      </p>
      <ReviewList reviews={latest.slice(0, reviewsShown)} />
      {more.length > 0 && (
        <details className={css('more')}>
          <summary>{`Show ${more.length} more`}</summary>
          <ReviewList reviews={more} />
        </details>
      )}
    </>
  );
}

function Worn({ images }: { readonly images: readonly ProductImage[] }) {
  return (
    <ul className={css('worn')} aria-label="Customer photos">
      {images.map((image) => (
        <li key={image.id}>
          <Picture image={image} sizes="(width >= 768px) 240px, 44vw" />
        </li>
      ))}
    </ul>
  );
}

interface CommunityProps {
  readonly title: string;
  readonly images: readonly ProductImage[];
  readonly reviews: ProductReviews;
}

/** Customer reviews and photos (CAT-015). */
export function Community({ title, images, reviews }: CommunityProps) {
  return (
    <section className={css('community')} id="reviews" aria-labelledby="community">
      <h2 id="community" dir="auto">
        {title}
      </h2>
      {images.length > 0 && <Worn images={images} />}
      <Reviews {...reviews} />
    </section>
  );
}
