import { shortDay, shortMonth } from '../dates/english-dates.js';
import { daysToArrive, deliveryEstimate } from './delivery-estimate.js';
import { daysToMake, type WorkingDays } from './delivery-times.js';
import type { DeliveryZone } from './delivery-zone.js';

export const makingLabel = `Made to order: dispatched in ${workingDays(daysToMake)}.`;

/** For example "With you in 3–6 working days", independent of the current time. */
export function durationLabel(zone: DeliveryZone): string {
  return `With you in ${workingDays(daysToArrive(zone))}`;
}

/**
 * For example "Thu 26 – Mon 30 Nov". Only the server may format it for hydrated content, because it
 * depends on the server's clock.
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
