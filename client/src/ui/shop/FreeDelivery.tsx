import type { BasketDiscounts } from '@selvedge/shared/baskets/contract';
import { formatMoney } from '@selvedge/shared/money';

import styles from './FreeDelivery.module.css';
import { classesOf } from '../../lib/class-names.js';

const css = classesOf(styles);

interface FreeDeliveryProps {
  readonly discounts: Pick<BasketDiscounts, 'isFreeDelivery' | 'untilFreeDelivery'>;
  readonly currency: string;
  /** Whether the delivery of this basket costs nothing. */
  readonly isFree: boolean;
}

/** Progress to free delivery; nothing if no discount offers it. */
export function FreeDelivery({ discounts, currency, isFree }: FreeDeliveryProps) {
  const { isFreeDelivery, untilFreeDelivery: goal } = discounts;
  if (goal === null && !isFreeDelivery) return null;
  const { missing, minimum } = isFree || goal === null ? { missing: 0, minimum: 1 } : goal;
  const reached = Math.floor((100 * (minimum - missing)) / minimum);
  const text =
    missing === 0
      ? 'You get free delivery'
      : `${formatMoney({ amount: missing, currency })} away from free delivery`;
  return (
    <div className={css('goal')}>
      <p>{text}</p>
      <div
        className={css('track')}
        role="progressbar"
        aria-label="Progress to free delivery"
        aria-valuenow={reached}
        aria-valuetext={text}
      >
        <span style={{ width: `${reached}%` }} />
      </div>
    </div>
  );
}
