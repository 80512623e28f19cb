import { IsISO8601, Matches } from 'class-validator';

/** Query of GET /omnis/v3/dashboard/vat-return/: first and last day, such as 2026-10-01. */
export class VatPeriod {
  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  from!: string;

  @Matches(/^\d{4}-\d{2}-\d{2}$/)
  @IsISO8601({ strict: true })
  to!: string;
}
