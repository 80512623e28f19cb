import type { SalesOfDay } from '@selvedge/shared/orders/sales/contract';

/** What was sold over some days, and over as many before them. */
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

/** Of the days that a shop's sales come in, the oldest first, today last. */
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

/** How much more or less than before, in whole per cent; undefined where there is nothing to compare with. */
export function changeOf({ total, before }: Period): number | undefined {
  return before.total === 0 ? undefined : Math.round((total / before.total - 1) * 100);
}
