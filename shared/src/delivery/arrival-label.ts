import { shortDay, shortMonth } from '../dates/english-dates.js';
import { deliveryEstimate } from './delivery-estimate.js';
import type { DeliveryZone } from './delivery-zone.js';

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
