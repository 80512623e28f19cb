import type { ByZone } from './delivery-zone.js';

/** From 0, Sunday, to 6, as `Date` counts them. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** At least one: on none nothing would ever be made. */
export type Weekdays = readonly [Weekday, ...Weekday[]];

/** Both ends count, in working days. */
export interface WorkingDays {
  readonly least: number;
  readonly most: number;
}

/** ORD-042, CST-028: Monday to Friday. */
export const workingWeekdays: Weekdays = [1, 2, 3, 4, 5];

/** An order that comes at this hour of a day (UTC) or later is begun on the next working day. */
export const cutOffHour = 12;

/** From the day on which an order is begun to the day on which it is sent. */
export const daysToMake: WorkingDays = { least: 1, most: 3 };

/** From the day on which a parcel is sent to the day on which it arrives. */
export const daysOfTransport: ByZone<WorkingDays> = {
  home: { least: 2, most: 3 },
  near: { least: 4, most: 7 },
  far: { least: 6, most: 12 },
};
