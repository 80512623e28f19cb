import type { DeliveryZone } from '../../delivery/delivery-zone.js';
import type { CurrencyCode } from '../../money.js';
import { shortDay, shortMonth } from '../../dates/english-dates.js';

/** STO-029: until when something has to be ordered to be there in time. */
export interface CutoffDate {
  /** How far it goes from where the shop is. */
  readonly region: DeliveryZone;
  /** The last day, `2026-12-18`. */
  readonly date: string;
  /** What it is the last day for; empty for our own words. */
  readonly text: string;
}

/** STO-016, STO-029: what an owner says of Christmas: a banner, its words, and the last days. */
export interface Christmas {
  readonly disabled: boolean;
  /** Hex; empty for our own. */
  readonly backgroundColor: string;
  readonly textColor: string;
  /** The banner is for who sees prices in this one; empty for everybody. */
  readonly currency: CurrencyCode;
  readonly title: string;
  readonly copy: string;
  /** Where the banner leads; empty for nowhere. */
  readonly href: string;
  readonly cutoffDates: readonly CutoffDate[];
}

/** Where nobody said anything of it. */
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

/** MKT-012: the dates that are not over at a moment, the next one first; a day ends at midnight (UTC). */
export function datesAhead(
  { disabled, cutoffDates }: Pick<Christmas, 'disabled' | 'cutoffDates'>,
  now: Date,
): readonly CutoffDate[] {
  if (disabled) return [];
  const isAhead = ({ date }: CutoffDate) => Date.parse(date) + dayMs > now.getTime();
  return cutoffDates.filter(isAhead).sort((one, other) => (one.date < other.date ? -1 : 1));
}

/** The same of a store, which may have said nothing of it. */
export function lastDaysOf(
  { christmas }: { readonly christmas?: Christmas },
  now: Date,
): readonly CutoffDate[] {
  return christmas === undefined ? [] : datesAhead(christmas, now);
}

/** "Fri 18 Dec". */
export function cutoffDay({ date }: Pick<CutoffDate, 'date'>): string {
  const day = new Date(date);
  return `${shortDay(day)} ${shortMonth(day)}`;
}

/** What is said of a last day where something goes there. */
export function lastDayLabel(day: Pick<CutoffDate, 'date'>): string {
  return `Order by ${cutoffDay(day)} to have it for Christmas`;
}

/** The next last day of a zone, in words; null where none is ahead. */
export function cutoffLabel(
  dates: readonly Pick<CutoffDate, 'region' | 'date'>[],
  zone: DeliveryZone,
): string | null {
  const next = dates.find(({ region }) => region === zone);
  return next === undefined ? null : lastDayLabel(next);
}
