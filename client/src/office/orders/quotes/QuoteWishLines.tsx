import type { QuoteWish } from '@selvedge/shared/orders/quotes/quote';

import styles from './Quote.module.css';
import { formatDate } from '../../../ui/office/dates.js';

/** RET-008: what the shopper asked for, beside what and how many. */
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
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
