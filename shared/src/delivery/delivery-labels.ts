import { shortDay, shortMonth } from '../dates/english-dates.js';
import { daysToArrive, deliveryEstimate } from './delivery-estimate.js';
import { daysToMake, type WorkingDays } from './delivery-times.js';
import type { DeliveryZone } from './delivery-zone.js';

/** The same for everybody at all times. */
export const makingLabel = `Made to order: dispatched in ${workingDays(daysToMake)}.`;

/** "With you in 3–6 working days", which needs no clock. */
export function durationLabel(zone: DeliveryZone): string {
  return `With you in ${workingDays(daysToArrive(zone))}`;
}

/**
 * ORD-042: "Thu 26 – Mon 30 Nov", of what is ordered at a moment; what is hydrated is worded by the
 * server alone, since the moment is its own.
 */
export function arrivalLabel(ordered: Date, zone: DeliveryZone): string {
  const { earliest, latest } = deliveryEstimate(ordered, zone);
  const isWithinMonth = shortMonth(earliest) === shortMonth(latest);
  const first = isWithinMonth
    ? shortDay(earliest)
    : `${shortDay(earliest)} ${shortMonth(earliest)}`;
  return `${first} – ${shortDay(latest)} ${shortMonth(latest)}`;
}

function workingDays({ least, most }: WorkingDays): string {
  return `${least}–${most} working days`;
}
