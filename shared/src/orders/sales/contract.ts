import type { OrderStatus } from '../order-status.js';
import { timeZone } from '../../http/common-fields.js';

/**
 * Query of GET /omnis/v3/divisions/{division}/sales/. `zone` is the time zone of the days, such as
 * Europe/London; UTC by default.
 */
export class SalesQuery {
  @timeZone
  zone?: string;
}

/**
 * Totals in the store's own currency as paid, less refunds through the provider, in minor units;
 * other currencies are listed separately.
 */
export interface SalesOfDay {
  /** For example 2026-11-05. */
  readonly day: string;
  readonly orders: number;
  readonly total: number;
  /** Orders placed before the current time of day, for comparison with today so far. */
  readonly ordersByNow: number;
  readonly totalByNow: number;
}

/** Payments in another currency over the displayed days. */
export interface SalesInCurrency {
  readonly currency: string;
  readonly orders: number;
  readonly total: number;
}

export interface BestSeller {
  readonly productUuid: string;
  readonly name: string;
  readonly image: string;
  readonly pieces: number;
}

/** Sales of a shop, and its orders that need attention. */
export interface StoreSales {
  readonly currency: string;
  /** The last 28 days and the 28 before them, oldest first; today is the last. */
  readonly days: readonly SalesOfDay[];
  readonly elsewhere: readonly SalesInCurrency[];
  /** Best sellers of the last 28 days, by pieces. */
  readonly best: readonly BestSeller[];
  /** Orders past their dispatch day. */
  readonly late: number;
  /** Orders of the last 28 days with a declined payment and no later one. */
  readonly declined: number;
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
}
