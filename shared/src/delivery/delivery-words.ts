import type { ShippingRegion } from '../checkout/contract.js';
import { daysToArrive, deliveryEstimate } from './delivery-estimate.js';
import { daysToMake, type WorkingDays } from './delivery-times.js';

const format = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

/** The same for everybody at all times. */
export const makingWords = `Made to order: dispatched in ${workingDays(daysToMake)}.`;

/** "With you in 3–6 working days", which needs no clock. */
export function durationWords(region: ShippingRegion): string {
  return `With you in ${workingDays(daysToArrive(region))}`;
}

/**
 * ORD-042: "Thu 26 – Mon 30 Nov", of what is ordered at a moment. Browsers do not all write months
 * alike, so what is hydrated is worded by the server alone.
 */
export function arrivalWords(ordered: Date, region: ShippingRegion): string {
  const { earliest, latest } = deliveryEstimate(ordered, region);
  const isWithinMonth = earliest.getUTCMonth() === latest.getUTCMonth();
  return `${dayWords(earliest, !isWithinMonth)} – ${dayWords(latest, true)}`;
}

/** Put together here: of the signs between the parts there is more than one custom. */
function dayWords(day: Date, withMonth: boolean): string {
  const wanted = ['weekday', 'day', ...(withMonth ? ['month'] : [])];
  const parts = format.formatToParts(day).filter(({ type }) => wanted.includes(type));
  return parts.map(({ value }) => value).join(' ');
}

function workingDays({ least, most }: WorkingDays): string {
  return `${least}–${most} working days`;
}
