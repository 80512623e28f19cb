import { formatMoney } from '@selvedge/shared/money';
import type { SalesOfDay } from '@selvedge/shared/orders/sales/contract';

import styles from './SalesChart.module.css';

const height = 96;
const dayWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const wordsOf = (day: string): string => dayWords.format(new Date(`${day}T00:00:00Z`));

/** What was sold on each day, as bars, and as a table for who would rather read. */
export function SalesChart(props: { days: readonly SalesOfDay[]; currency: string }) {
  const { days, currency } = props;
  const most = Math.max(1, ...days.map(({ total }) => total));
  const money = (amount: number) => formatMoney({ amount, currency });
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure className={styles['chart']}>
      <svg
        viewBox={`0 0 ${String(days.length * 10)} ${String(height)}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Sales of each day from ${wordsOf(first)} to ${wordsOf(last)}`}
      >
        {days.map(({ day, total, orders }, nth) => (
          <rect
            key={day}
            x={nth * 10 + 1.5}
            width={7}
            y={height - Math.max(1, (total / most) * height)}
            height={Math.max(1, (total / most) * height)}
            rx={1}
          >
            <title>{`${wordsOf(day)}: ${money(total)}, ${String(orders)} orders`}</title>
          </rect>
        ))}
      </svg>
      <figcaption>
        <span>{wordsOf(first)}</span>
        <span>{wordsOf(last)}</span>
      </figcaption>
      <details>
        <summary>As a table</summary>
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
                <td>{wordsOf(day)}</td>
                <td>{orders}</td>
                <td>{money(total)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
