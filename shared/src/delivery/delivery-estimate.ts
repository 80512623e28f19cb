import {
  cutOffHour,
  daysToArrive,
  daysToMake,
  workingWeekdays,
  type Weekdays,
} from './delivery-times.js';
import type { DeliveryZone } from './delivery-zone.js';

/** First and last possible day of arrival, both at midnight UTC. */
export interface DeliveryEstimate {
  readonly earliest: Date;
  readonly latest: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/**
 * Returns when an order placed at a moment arrives in a zone. Only working weekdays count, and both
 * days are working weekdays; public holidays are ignored.
 */
export function deliveryEstimate(
  ordered: Date,
  zone: DeliveryZone,
  weekdays: Weekdays = workingWeekdays,
): DeliveryEstimate {
  const start = dayOfBeginning(ordered.getTime(), weekdays);
  const { least, most } = daysToArrive(zone);
  return {
    earliest: new Date(workingDaysAfter(start, least, weekdays)),
    latest: new Date(workingDaysAfter(start, most, weekdays)),
  };
}

/** Returns the latest dispatch day of an order placed at a moment, at midnight UTC. */
export function dispatchDay(ordered: Date, weekdays: Weekdays = workingWeekdays): Date {
  const start = dayOfBeginning(ordered.getTime(), weekdays);
  return new Date(workingDaysAfter(start, daysToMake.most, weekdays));
}

/** Midnight of the first working day whose cut-off has not passed. */
function dayOfBeginning(ordered: number, weekdays: Weekdays): number {
  const isTooLate = ordered % dayMs >= cutOffHour * hourMs;
  const first = ordered - (ordered % dayMs) + (isTooLate ? dayMs : 0);
  return isWorkingDay(first, weekdays) ? first : workingDaysAfter(first, 1, weekdays);
}

function workingDaysAfter(midnight: number, count: number, weekdays: Weekdays): number {
  let day = midnight;
  for (let left = count; left > 0;) {
    day += dayMs;
    if (isWorkingDay(day, weekdays)) left -= 1;
  }
  return day;
}

function isWorkingDay(midnight: number, weekdays: Weekdays): boolean {
  return weekdays.some((weekday) => weekday === new Date(midnight).getUTCDay());
}
