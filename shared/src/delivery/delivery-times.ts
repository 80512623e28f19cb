import type { ByZone, DeliveryZone } from './delivery-zone.js';

/** Numbered like `Date`: Sunday is 0, Saturday is 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** At least one working day, as otherwise nothing would ever be produced. */
export type Weekdays = readonly [Weekday, ...Weekday[]];

/** Inclusive range in working days. */
export interface WorkingDays {
  readonly least: number;
  readonly most: number;
}

/** Monday to Friday (ORD-042, CST-028). */
export const workingWeekdays: Weekdays = [1, 2, 3, 4, 5];

/** Orders from this hour (UTC) start on the next working day. */
export const cutOffHour = 12;

/** Working days from the start of production to dispatch. */
export const daysToMake: WorkingDays = { least: 1, most: 3 };

/** Working days from dispatch to arrival. */
const daysOfTransport: ByZone<WorkingDays> = {
  home: { least: 2, most: 3 },
  near: { least: 4, most: 7 },
  far: { least: 6, most: 12 },
};

/** Production plus transport. */
export function daysToArrive(zone: DeliveryZone): WorkingDays {
  const transport = daysOfTransport[zone];
  return { least: daysToMake.least + transport.least, most: daysToMake.most + transport.most };
}
