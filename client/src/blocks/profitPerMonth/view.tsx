import { formatMoney } from '@selvedge/shared/money';
import { useId, useState, useSyncExternalStore } from 'react';

import styles from './view.module.css';
import { classesOf } from '../../lib/class-names.js';
import { surface } from '../kit/surface.js';
import type { BlockViewProps } from '../../lib/block-view.js';

const css = classesOf(styles);

const never = () => () => undefined;
const inBrowser = (): boolean => true;
const onServer = (): boolean => false;

/**
 * Profit by monthly sales with a slider; without script for the initial number of sales (BLK-050).
 */
export function View({ block: { properties, priceParts } }: BlockViewProps<'profitPerMonth'>) {
  const { title, mostSales } = properties;
  const most = Math.max(mostSales, properties.sales);
  const [sales, setSales] = useState(properties.sales);
  const isLive = useSyncExternalStore(never, inBrowser, onServer);
  const id = useId();
  if (priceParts === null) return null;
  const { currency, profit } = priceParts;
  const amount = formatMoney({ amount: profit * sales, currency });
  return (
    <section {...surface(properties, css('profit'))} aria-label={title || 'Profit per month'}>
      {title !== '' && <h2>{title}</h2>}
      <output className={css('amount')} htmlFor={id}>
        {amount}
        <span className={css('of')}> a month</span>
      </output>
      <label className={css('words')} htmlFor={id}>
        with {sales} {sales === 1 ? 'sale' : 'sales'} of {formatMoney({ amount: profit, currency })}{' '}
        profit each
      </label>
      <input
        id={id}
        className={css('slider', !isLive && 'still')}
        type="range"
        min={1}
        max={most}
        value={sales}
        disabled={!isLive}
        aria-valuetext={`${String(sales)} sales, ${amount}`}
        onChange={({ currentTarget }) => {
          setSales(Number(currentTarget.value));
        }}
      />
    </section>
  );
}
