import type { SalesOfDay } from '@selvedge/shared/orders/sales/contract';

type Sum = Pick<SalesOfDay, 'orders' | 'total'>;

/** Sales of a period and of the equally long period before it, which ends at the same time of day. */
export interface Period extends Sum {
  readonly title: string;
  /** Name of the previous period. */
  readonly versus: string;
  readonly before: Sum;
}

const periods = [
  { title: 'Today', versus: 'yesterday by this time', days: 1 },
  { title: 'Last 7 days', versus: 'previous 7 days', days: 7 },
  { title: 'Last 28 days', versus: 'previous 28 days', days: 28 },
] as const;

/**
 * Minimum number of orders in the previous period. With fewer, a percentage is meaningless, such as
 * −92% shortly after midnight.
 */
const fewestOrders = 5;

/** Sums up days, which come oldest first and end today. */
export function periodsOf(days: readonly SalesOfDay[]): readonly Period[] {
  return periods.map(({ title, versus, days: count }) => ({
    title,
    versus,
    ...sumOf(days.slice(-count)),
    before: sumOf(upToNow(days.slice(-2 * count, -count))),
  }));
}

/** Cuts the last day at the current time of day, because today is not complete either. */
function upToNow(days: readonly SalesOfDay[]): readonly Sum[] {
  return days.map((day, index) =>
    index === days.length - 1 ? { orders: day.ordersByNow, total: day.totalByNow } : day,
  );
}

function sumOf(days: readonly Sum[]): Sum {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    total: days.reduce((sum, { total }) => sum + total, 0),
  };
}

/** Change from the previous period in whole per cent. Undefined if that had too few sales. */
export function changeOf({ total, before }: Period): number | undefined {
  if (before.orders < fewestOrders || before.total === 0) return undefined;
  return Math.round((total / before.total - 1) * 100);
}

/** Returns the top of an axis: the next 1, 2 or 5 times a power of ten, at least 1. */
export function axisTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return power * (most <= power ? 1 : most <= 2 * power ? 2 : most <= 5 * power ? 5 : 10);
}
