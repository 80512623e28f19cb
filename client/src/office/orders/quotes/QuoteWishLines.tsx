import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

import styles from './Quote.module.css';
import { formatDate } from '../../../ui/office/dates.js';

/** Details of the shopper's quote request other than items and quantities. */
export function QuoteWishLines({ wish }: { readonly wish: QuoteWish }) {
  const { company, neededBy, notes } = wish;
  const lines = [
    ['Company', company],
    ['Needed by', neededBy && formatDate(`${neededBy}T12:00:00`)],
    ['Notes', notes],
  ] as const;
  const filled = lines.filter(([, text]) => text !== null);
  if (filled.length === 0) return null;
  return (
    <dl className={styles['wish']}>
      {filled.map(([what, text]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
