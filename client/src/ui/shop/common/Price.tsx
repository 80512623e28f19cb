import { formatMoney } from '@selvedge/shared/money';

import { layout } from './layout.js';
import styles from './Price.module.css';
import { classesOf } from '../../../lib/class-names.js';

const css = classesOf(styles);

interface PriceProps {
  readonly price: number;
  readonly salePrice: number | null;
  readonly currency: string;
}

/** Price, or the sale price next to the struck-through regular price. Amounts in minor units. */
export function Price({ price, salePrice, currency }: PriceProps) {
  const usual = formatMoney({ amount: price, currency });
  if (salePrice === null) return <span className={css('price')}>{usual}</span>;
  return (
    <span className={css('price')}>
      <span className={css('sale')}>
        <span className={layout('hidden')}>Sale price </span>
        {formatMoney({ amount: salePrice, currency })}
      </span>
      <s className={css('old')}>
        <span className={layout('hidden')}>Usual price </span>
        {usual}
      </s>
    </span>
  );
}
