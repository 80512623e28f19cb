import { daysToArrive, daysToMake, type WorkingDays } from './delivery-times.js';
import type { DeliveryZone } from './delivery-zone.js';

export const makingLabel = `Made to order: dispatched in ${workingDays(daysToMake)}.`;

/** For example "With you in 3–6 working days", independent of the current time. */
export function durationLabel(zone: DeliveryZone): string {
  return `With you in ${workingDays(daysToArrive(zone))}`;
}

function workingDays({ least, most }: WorkingDays): string {
  return `${least}–${most} working days`;
}
