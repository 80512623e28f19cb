import type { DeliveryZone } from '../../delivery/delivery-zone.js';
import type { CurrencyCode } from '../../money.js';
import { shortDay, shortMonth } from '../../dates/english-dates.js';

/** Last order day for delivery before Christmas. */
export interface CutoffDate {
  /** Delivery zone relative to the shop. */
  readonly region: DeliveryZone;
  /** For example `2026-12-18`. */
  readonly date: string;
  /** Custom text; empty uses the default. */
  readonly text: string;
}

/** Christmas settings of a shop: banner and last order dates. */
export interface Christmas {
  readonly disabled: boolean;
  /** Hex; empty uses the default. */
  readonly backgroundColor: string;
  readonly textColor: string;
  /** Shows the banner only to visitors with this display currency; empty shows it to all. */
  readonly currency: CurrencyCode;
  readonly title: string;
  readonly copy: string;
  /** Link of the banner; empty for none. */
  readonly href: string;
  readonly cutoffDates: readonly CutoffDate[];
}

export const noChristmas: Christmas = {
  disabled: true,
  backgroundColor: '',
  textColor: '',
  currency: '',
  title: '',
  copy: '',
  href: '',
  cutoffDates: [],
};

const dayMs = 24 * 60 * 60 * 1000;

/** Returns dates that have not passed, next first; a day ends at midnight UTC. */
export function datesAhead(
  { disabled, cutoffDates }: Pick<Christmas, 'disabled' | 'cutoffDates'>,
  now: Date,
): readonly CutoffDate[] {
  if (disabled) return [];
  const isAhead = ({ date }: CutoffDate) => Date.parse(date) + dayMs > now.getTime();
  return cutoffDates.filter(isAhead).sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** Like `datesAhead` for a store, whose settings can be absent. */
export function lastDaysOf(
  { christmas }: { readonly christmas?: Christmas },
  now: Date,
): readonly CutoffDate[] {
  return christmas === undefined ? [] : datesAhead(christmas, now);
}

/** For example "Fri 18 Dec". */
export function cutoffDay({ date }: Pick<CutoffDate, 'date'>): string {
  const day = new Date(date);
  return `${shortDay(day)} ${shortMonth(day)}`;
}

export function lastDayLabel(day: Pick<CutoffDate, 'date'>): string {
  return `Order by ${cutoffDay(day)} to have it for Christmas`;
}

/** Text of the next last order day of a zone; null if there is none. */
export function cutoffLabel(
  dates: readonly Pick<CutoffDate, 'region' | 'date'>[],
  zone: DeliveryZone,
): string | null {
  const next = dates.find(({ region }) => region === zone);
  return next === undefined ? null : lastDayLabel(next);
}
