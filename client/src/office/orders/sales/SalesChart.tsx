import { formatMoney } from '@selvedge/shared/money';
import type { SalesOfDay } from '@selvedge/shared/orders/sales/contract';

import { axisTop } from './sales.js';
import styles from './SalesChart.module.css';

const height = 96;
const dayFormat = new Intl.DateTimeFormat(undefined, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const dayLabel = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

interface ChartProps {
  readonly days: readonly SalesOfDay[];
  readonly currency: string;
}

/** Bar chart of daily sales with an equivalent table. */
export function SalesChart({ days, currency }: ChartProps) {
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  const top = axisTop(Math.max(...days.map(({ total }) => total)));
  return (
    <figure className={styles['chart']}>
      <div className={styles['plot']}>
        <Axis top={top} currency={currency} />
        <svg
          viewBox={`0 0 ${String(days.length * 10)} ${String(height)}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={`Daily sales from ${dayLabel(first)} to ${dayLabel(last)}`}
        >
          <Bars days={days} currency={currency} top={top} />
        </svg>
      </div>
      <figcaption>
        <span>{dayLabel(first)}</span>
        <span>{dayLabel(last)}</span>
      </figcaption>
      <details>
        <summary>Show as table</summary>
        <SalesTable days={days} currency={currency} />
      </details>
    </figure>
  );
}

/** Amounts at the lines of the chart; screen readers get the table. */
function Axis({ top, currency }: { readonly top: number; readonly currency: string }) {
  return (
    <div className={styles['axis']} aria-hidden>
      {[top, top / 2, 0].map((amount) => (
        <span key={amount}>{formatMoney({ amount: Math.round(amount), currency })}</span>
      ))}
    </div>
  );
}

/** A bar of the height `top` fills the chart; a day without sales is 1 pixel high. */
function Bars({ days, currency, top }: ChartProps & { readonly top: number }) {
  return days.map(({ day, total, orders }, nth) => {
    const tall = Math.max(1, (total / top) * height);
    return (
      <rect key={day} x={nth * 10 + 1.5} width={7} y={height - tall} height={tall} rx={1}>
        <title>
          {`${dayLabel(day)}: ${formatMoney({ amount: total, currency })}, ${String(orders)} ${orders === 1 ? 'order' : 'orders'}`}
        </title>
      </rect>
    );
  });
}

function SalesTable({ days, currency }: ChartProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">Orders</th>
          <th scope="col">Sales</th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map(({ day, orders, total }) => (
          <tr key={day}>
            <td>{dayLabel(day)}</td>
            <td>{orders}</td>
            <td>{formatMoney({ amount: total, currency })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
