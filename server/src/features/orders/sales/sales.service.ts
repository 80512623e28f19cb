import { Injectable } from '@nestjs/common';
import { lateBefore } from '@selvedge/shared/orders/lateness';
import type { SalesOfDay, StoreSales } from '@selvedge/shared/orders/sales/contract';

import { StoreDirectory } from '../../stores/index.js';
import { OrderNotFound } from '../aggregate/order.errors.js';
import { OrderLists } from '../read-model/order-lists.queries.js';
import { lastDays } from './local-days.js';
import { SalesQueries, type SoldOnDay } from './sales.queries.js';

const daysShown = 28;
const bestShown = 5;

/** Sales figures for the dashboard's first screen. */
@Injectable()
export class Sales {
  constructor(
    private readonly queries: SalesQueries,
    private readonly lists: OrderLists,
    private readonly stores: StoreDirectory,
  ) {}

  /** Returns figures with days in `zone`. Throws OrderNotFound if the store is deactivated. */
  async of(division: number, zone = 'UTC'): Promise<StoreSales> {
    const store = this.stores.store(division);
    if (store === undefined) throw new OrderNotFound();
    const now = new Date();
    const days = lastDays(2 * daysShown, zone, now);
    const since = days[daysShown]?.begins ?? now;
    const today = days.at(-1)?.begins ?? now;
    const [sold, best, needing, counts] = await Promise.all([
      this.queries.soldByDay(
        division,
        days.map(({ begins }) => begins),
        (now.getTime() - today.getTime()) / 1000,
      ),
      this.queries.bestSellers(division, since, bestShown),
      this.queries.needing(division, lateBefore(now.getTime()), since),
      this.lists.counts({ division }),
    ]);
    const { currency } = store;
    return {
      currency,
      days: days.map(({ day }, index) => ({ day, ...soldOn(sold, index + 1, currency) })),
      elsewhere: inOtherCurrencies(sold, currency),
      best,
      ...needing,
      counts,
    };
  }
}

function soldOn(
  sold: readonly SoldOnDay[],
  nth: number,
  currency: string,
): Omit<SalesOfDay, 'day'> {
  const found = sold.find((row) => row.nth === nth && row.currency === currency);
  const { orders = 0, total = 0, ordersByNow = 0, totalByNow = 0 } = found ?? {};
  return { orders, total, ordersByNow, totalByNow };
}

/** Totals of the shown days in other currencies, one per currency. */
function inOtherCurrencies(sold: readonly SoldOnDay[], own: string): StoreSales['elsewhere'] {
  const shown = sold.filter(({ nth, currency }) => nth > daysShown && currency !== own);
  const currencies = [...new Set(shown.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const rows = shown.filter((row) => row.currency === currency);
    const sum = (key: 'orders' | 'total') => rows.reduce((all, row) => all + row[key], 0);
    return { currency, orders: sum('orders'), total: sum('total') };
  });
}
