import { formatMoney } from '@selvedge/shared/money';
import type { StoreSales } from '@selvedge/shared/orders/sales/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { NeedsAttention } from './NeedsAttention.js';
import { SalesChart } from './SalesChart.js';
import { changeOf, periodsOf, type Period } from './sales.js';
import styles from './SalesPanels.module.css';
import { StageCounts } from './StageCounts.js';
import { useCan } from '../../accounts/index.js';
import { fetchSales } from '../orders.api.js';
import { NotLoaded } from '../../../ui/office/NotLoaded.js';
import { Panel } from '../../../ui/office/Panel.js';

const pollIntervalMs = 60_000;

interface PanelsProps {
  readonly division: number;
  /** Further panels of the dashboard home. */
  readonly children: ReactNode;
}

/** Sales figures, orders that need attention, and orders by status. */
export function SalesPanels({ division, children }: PanelsProps) {
  const { data, ...sales } = useQuery({
    queryKey: ['sales', division],
    queryFn: () => fetchSales(division, Intl.DateTimeFormat().resolvedOptions().timeZone),
    refetchInterval: pollIntervalMs,
  });
  return (
    <div className={styles['panels']}>
      <div className={styles['column']}>
        {sales.isPending && <SalesSkeleton />}
        {sales.isLoadingError && <NotLoaded what="Sales" of={sales} />}
        {data && <Figures sales={data} />}
        {data && <NeedsAttention sales={data} />}
        {data && <StageCounts counts={data.counts} />}
      </div>
      <div className={styles['column']}>
        {data && <BestSellers best={data.best} />}
        {/* Follows the best sellers, which would otherwise push it down. */}
        {!sales.isPending && children}
      </div>
    </div>
  );
}

/** Placeholder with the height of the sales panel. */
function SalesSkeleton() {
  return <div className={styles['skeleton']} aria-busy aria-label="Loading sales…" role="status" />;
}

function Figures({ sales }: { sales: StoreSales }) {
  const { currency, days, elsewhere } = sales;
  return (
    <Panel title="Sales">
      <ul className={styles['periods']}>
        {periodsOf(days).map((period) => (
          <Figure key={period.title} period={period} currency={currency} />
        ))}
      </ul>
      <SalesChart days={days.slice(-28)} currency={currency} />
      {elsewhere.length > 0 && (
        <p className={styles['soft']}>
          Also in other currencies:{' '}
          {elsewhere
            .map(({ total, currency: other }) => formatMoney({ amount: total, currency: other }))
            .join(', ')}
        </p>
      )}
    </Panel>
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
        {orders.toLocaleString('en-GB')} {orders === 1 ? 'order' : 'orders'}
        {change !== undefined && (
          <span className={styles['change']} data-up={change >= 0}>
            {change >= 0 ? '+' : '−'}
            {Math.abs(change)}% vs {period.versus}
          </span>
        )}
      </span>
    </li>
  );
}

function BestSellers({ best }: Pick<StoreSales, 'best'>) {
  if (best.length === 0) return null;
  return (
    <Panel title="Best sellers, last 28 days">
      <ol className={styles['best']}>
        {best.map(({ productUuid, name, image, pieces }) => (
          <li key={productUuid}>
            <img src={`${image}?w=320`} alt="" width={40} height={50} loading="lazy" />
            <ProductName uuid={productUuid} name={name} />
            <span className={styles['soft']}>
              {pieces.toLocaleString('en-GB')} {pieces === 1 ? 'piece' : 'pieces'}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Links to the product with permission to manage products. */
function ProductName({ uuid, name }: { readonly uuid: string; readonly name: string }) {
  const can = useCan();
  if (!can('products.manage')) return <span dir="auto">{name}</span>;
  return (
    <Link to="/products/$uuid" params={{ uuid }}>
      {name}
    </Link>
  );
}
