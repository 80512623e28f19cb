import type { PriceParts } from '@selvedge/shared/blocks/model/sources';
import { formatMoney } from '@selvedge/shared/money';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { ownStyle } from '../kit/own-style.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

/** Labelled amounts; zero amounts are left out. */
function linesOf({ baseCost, printCost, tax, profit }: PriceParts) {
  const all = [
    ['base', 'Blank product', baseCost],
    ['print', 'Printing', printCost],
    ['tax', 'Tax', tax],
    ['profit', 'Profit', profit],
  ] as const;
  return all.filter(([name, , amount]) => name === 'profit' || amount !== 0);
}

/**
 * Base cost, print cost, tax and profit of a product's price; empty if the costs are unknown
 * (BLK-049).
 */
export function View({ block: { properties, priceParts } }: BlockViewProps<'priceBreakdown'>) {
  if (priceParts === null) return null;
  const { title } = properties;
  const { currency, price } = priceParts;
  const lines = linesOf(priceParts);
  const written = (amount: number) => formatMoney({ amount, currency });
  return (
    <section {...surface(properties, css('breakdown'))} aria-label={title || 'Price'}>
      {title !== '' && <h2>{title}</h2>}
      <div className={css('bar')} aria-hidden>
        {lines.map(([name, , amount]) => (
          <span
            key={name}
            className={css('part', name)}
            style={ownStyle({ '--own-share': Math.max(0, amount) })}
          />
        ))}
      </div>
      <dl className={css('lines')}>
        {lines.map(([name, label, amount]) => (
          <div key={name} className={css('line', name)}>
            <dt>{label}</dt>
            <dd>{written(amount)}</dd>
          </div>
        ))}
        <div className={css('total')}>
          <dt>Price</dt>
          <dd>{written(price)}</dd>
        </div>
      </dl>
    </section>
  );
}
