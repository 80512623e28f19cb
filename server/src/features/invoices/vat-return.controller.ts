import { Controller, Get, Header, Query } from '@nestjs/common';
import { VatPeriod } from '@selvedge/shared/orders/invoice/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { VatReturns } from './vat-returns.service.js';

/** VAT return of the host's shop, for its owners and members with the billing permission. */
@Controller('omnis/v3/dashboard/vat-return')
@Can('business.manage')
export class VatReturnController {
  constructor(private readonly returns: VatReturns) {}

  @Get()
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="vat-return.csv"')
  @Header('cache-control', 'no-store')
  read(@Context() { division }: CommandContext, @Query() period: VatPeriod): Promise<string> {
    return this.returns.csv(division, period);
  }
}
