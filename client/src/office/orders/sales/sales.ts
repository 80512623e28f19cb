import type { SalesOfDay } from '@selvedge/shared/orders/sales/contract';

/** Sales of a period and of the equally long period before it. */
export interface Period {
  readonly title: string;
  readonly orders: number;
  readonly total: number;
  readonly before: Pick<SalesOfDay, 'orders' | 'total'>;
}

const periods = [
  { title: 'Today', days: 1 },
  { title: 'Last 7 days', days: 7 },
  { title: 'Last 28 days', days: 28 },
] as const;

/** Sums up days, which come oldest first and end today. */
export function periodsOf(days: readonly SalesOfDay[]): readonly Period[] {
  return periods.map(({ title, days: count }) => ({
    title,
    ...sumOf(days.slice(-count)),
    before: sumOf(days.slice(-2 * count, -count)),
  }));
}

function sumOf(days: readonly SalesOfDay[]): Pick<SalesOfDay, 'orders' | 'total'> {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    total: days.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Change from the previous period in whole per cent. Undefined if that had no sales. */
export function changeOf({ total, before }: Period): number | undefined {
  return before.total === 0 ? undefined : Math.round((total / before.total - 1) * 100);
}
