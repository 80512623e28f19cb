import type { Review } from '@selvedge/shared/catalogue/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import styles from './ReviewsPanel.module.css';
import { Button } from '../../../ui/office/Button.js';
import { formatDate } from '../../../ui/office/dates.js';
import { Panel } from '../../../ui/office/Panel.js';
import { Confirm } from '../../../ui/office/popups/Confirm.js';
import { fetchReviews, forgetAuthor } from '../products.api.js';

const shownAtFirst = 5;

/** Reviews of a product; the owner can remove a reviewer's name on request. */
export function ReviewsPanel({ product }: { product: string }) {
  const queries = useQueryClient();
  const queryKey = ['products', product, 'reviews'];
  const { data: reviews } = useQuery({ queryKey, queryFn: () => fetchReviews(product) });
  const [isWhole, setIsWhole] = useState(false);
  const [confirming, setConfirming] = useState<Review>();
  const forgetting = useMutation({
    mutationFn: forgetAuthor,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey });
      setConfirming(undefined);
    },
  });
  if (reviews === undefined || reviews.data.length === 0) return null;
  const shown = isWhole ? reviews.data : reviews.data.slice(0, shownAtFirst);
  return (
    <Panel
      title="Reviews"
      text="Reviewers can ask you to remove their name. The review itself stays."
    >
      <ReviewList reviews={shown} onForget={setConfirming} />
      {shown.length < reviews.data.length && (
        <p className={styles['more']}>
          <Button onPress={() => setIsWhole(true)}>
            {`Show all ${String(reviews.data.length)}`}
          </Button>
        </p>
      )}
      {confirming && (
        <ForgetAuthor
          review={confirming}
          isPending={forgetting.isPending}
          problem={forgetting.error?.message}
          onAnswer={(answer) => {
            if (answer) forgetting.mutate(confirming);
            else setConfirming(undefined);
          }}
        />
      )}
    </Panel>
  );
}

interface ReviewListProps {
  readonly reviews: readonly Review[];
  readonly onForget: (review: Review) => void;
}

function ReviewList({ reviews, onForget }: ReviewListProps) {
  return (
    <ul className={styles['reviews']}>
      {reviews.map((review) => {
        const { uuid, rating, text, authorName, date } = review;
        return (
          <li key={uuid}>
            <div className={styles['said']}>
              <p>
                <strong dir="auto">{authorName ?? 'Name removed'}</strong>{' '}
                <span className={styles['soft']}>
                  {`${String(rating)} of 5, `}
                  <time dateTime={date}>{formatDate(date)}</time>
                </span>
              </p>
              <p dir="auto">{text}</p>
            </div>
            {authorName !== null && (
              <Button aria-label={`Remove name of ${authorName}`} onPress={() => onForget(review)}>
                Remove name
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface ForgetAuthorProps {
  readonly review: Review;
  readonly isPending: boolean;
  readonly problem: string | undefined;
  readonly onAnswer: (answer: boolean) => void;
}

function ForgetAuthor({ review, isPending, problem, onAnswer }: ForgetAuthorProps) {
  return (
    <Confirm
      title={`Remove the name of ${review.authorName ?? 'this reviewer'}?`}
      yes="Remove name"
      isLoss
      isPending={isPending}
      onAnswer={onAnswer}
    >
      <p>The review stays in your shop without a name. This cannot be undone.</p>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </Confirm>
  );
}
