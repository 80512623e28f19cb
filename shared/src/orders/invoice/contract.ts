import { IsISO8601, Matches } from 'class-validator';

import { decoratedBy } from '../../http/field-decorators.js';

const isDay = decoratedBy(
  Matches(/^\d{4}-\d\d-\d\d$/, { message: 'Please enter a date' }),
  IsISO8601({ strict: true }, { message: 'Please enter a date' }),
);

/** Query of GET /omnis/v3/dashboard/vat-return/: first and last day, such as 2026-10-01. */
export class VatPeriod {
  @isDay
  from!: string;

  @isDay
  to!: string;
}
