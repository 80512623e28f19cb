import type { ShownTotals } from '@selvedge/shared/checkout/totals-rows';
import { formatMoney } from '@selvedge/shared/money';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

import styles from './checkout-layout.module.css';
import { layout } from './common/layout.js';
import { LineItems, Totals, type LineItem } from './LineItems.js';
import { classesOf } from '../../lib/class-names.js';
import { setOwnMessage } from '../../lib/field-messages.js';

const css = classesOf(styles);

interface CheckoutLayoutProps {
  readonly items: readonly LineItem[];
  readonly totals: ShownTotals;
  /** Shown between items and totals. */
  readonly goal?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Checkout step with the order summary next to it; on small screens the summary is folded above.
 */
export function CheckoutLayout({ items, totals, goal, children }: CheckoutLayoutProps) {
  const { total, currency } = totals;
  const summary = (
    <>
      <LineItems items={items} currency={currency} />
      {goal}
      <Totals totals={totals} />
    </>
  );
  return (
    <div className={`${layout('container')} ${css('columns')}`}>
      <div className={css('main')} onInvalidCapture={setOwnMessage}>
        <details className={css('folded')}>
          <summary>
            Order summary
            <ChevronDown size={20} aria-hidden />
            <span className={css('amount')}>{formatMoney({ amount: total, currency })}</span>
          </summary>
          <div className={css('inside')}>{summary}</div>
        </details>
        {children}
      </div>
      <aside className={css('aside')} aria-labelledby="summary">
        <h2 id="summary">Order summary</h2>
        {summary}
      </aside>
    </div>
  );
}
