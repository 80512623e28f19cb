import { IsTimeZone } from 'class-validator';

import type { OrderStatus } from '../order-status.js';
import { unlessAbsent } from '../../http/field-decorators.js';

/** GET /omnis/v3/divisions/{division}/sales/: `zone` is where the days begin, Europe/London; UTC without. */
export class SalesQuery {
  @unlessAbsent
  @IsTimeZone()
  zone?: string;
}

/** Totals in minor units of the store's own currency, as they were paid; other currencies apart. */
export interface SalesOfDay {
  /** 2026-11-05. */
  readonly day: string;
  readonly orders: number;
  readonly total: number;
}

/** What was paid in another currency than the store's own, over the days that are shown. */
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

/** What a shop sold, and which of its orders need somebody. */
export interface StoreSales {
  readonly currency: string;
  /** The last 28 and the 28 before them, the oldest first, today last. */
  readonly days: readonly SalesOfDay[];
  readonly elsewhere: readonly SalesInCurrency[];
  /** Of the last 28 days, the most pieces first. */
  readonly best: readonly BestSeller[];
  /** ORD-042: past the day on which they were to be sent. */
  readonly late: number;
  /** Placed in the last 28 days, their payment declined, and not paid since. */
  readonly declined: number;
  readonly counts: Readonly<Partial<Record<OrderStatus, number>>>;
}
