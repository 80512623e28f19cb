import { formatMoney } from '@selvedge/shared/money';
import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import { useQuery } from '@tanstack/react-query';

import { NeedsSomebody } from './NeedsSomebody.js';
import { SalesChart } from './SalesChart.js';
import { changeOf, periodsOf, type Period } from './sales.js';
import styles from './SalesPanels.module.css';
import { StageCounts } from './StageCounts.js';
import { fetchSales } from '../orders.api.js';
import { ListSkeleton } from '../../../ui/office/ListTable.js';
import { Notice } from '../../../ui/office/Notice.js';
import { Panel } from '../../../ui/office/Panel.js';

const askEveryMs = 60_000;

/** How a shop does: what it sold, where its orders are, and which of them need somebody. */
export function SalesPanels({ division }: { division: number }) {
  const sales = useQuery({
    queryKey: ['sales', division],
    queryFn: () => fetchSales(division, Intl.DateTimeFormat().resolvedOptions().timeZone),
    refetchInterval: askEveryMs,
  });
  if (sales.isPending) return <ListSkeleton label="Sales load" rows={4} />;
  if (sales.isError) {
    return (
      <Notice
        title="Sales did not load"
        text={sales.error.message}
        onRetry={() => void sales.refetch()}
      />
    );
  }
  return <Sales sales={sales.data} />;
}

function Sales({ sales }: { sales: StoreSales }) {
  const { currency, days, elsewhere, best } = sales;
  const shown = days.slice(-28);
  return (
    <>
      <Panel title="Sales">
        <ul className={styles['periods']}>
          {periodsOf(days).map((period) => (
            <Figure key={period.title} period={period} currency={currency} />
          ))}
        </ul>
        <SalesChart days={shown} currency={currency} />
        {elsewhere.length > 0 && (
          <p className={styles['soft']}>
            And in other currencies:{' '}
            {elsewhere
              .map(({ total, currency: other }) => formatMoney({ amount: total, currency: other }))
              .join(', ')}
          </p>
        )}
      </Panel>
      <NeedsSomebody sales={sales} />
      <StageCounts counts={sales.counts} />
      {best.length > 0 && <BestSellers best={best} />}
    </>
  );
}

function Figure({ period, currency }: { period: Period; currency: string }) {
  const change = changeOf(period);
  const { title, orders, total } = period;
  return (
    <li>
      <span className={styles['soft']}>{title}</span>
      <strong className={styles['figure']}>{formatMoney({ amount: total, currency })}</strong>
      <span className={styles['soft']}>
        {orders} {orders === 1 ? 'order' : 'orders'}
        {change !== undefined && (
          <span className={styles['change']} data-up={change >= 0}>
            {change >= 0 ? '+' : '−'}
            {Math.abs(change)}% on the time before
          </span>
        )}
      </span>
    </li>
  );
}

function BestSellers({ best }: Pick<StoreSales, 'best'>) {
  return (
    <Panel title="Sold most, last 28 days">
      <ol className={styles['best']}>
        {best.map(({ productUuid, name, image, pieces }) => (
          <li key={productUuid}>
            <img src={`${image}?w=320`} alt="" width={40} height={50} loading="lazy" />
            <span>{name}</span>
            <span className={styles['soft']}>
              {pieces} {pieces === 1 ? 'piece' : 'pieces'}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
