import { Body, Controller, Get, Param, ParseIntPipe, Put, Req } from '@nestjs/common';
import {
  SaveStaffPayroll,
  type PaidPerson,
  type StaffPayroll,
} from '@selvedge/shared/staff/payroll/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import { Confirmations } from '../../accounts/index.js';
import { StaffPayrolls } from './staff-payrolls.service.js';

/** ATL-006: payroll details of other staff, for users with staff-payroll. */
@Controller('omnis/v3/atlas/payroll')
@Can('payroll.manage')
export class StaffPayrollController {
  constructor(
    private readonly payrolls: StaffPayrolls,
    private readonly confirmations: Confirmations,
  ) {}

  @Get()
  list(): Promise<readonly PaidPerson[]> {
    return this.payrolls.list();
  }

  @Get(':id')
  read(@Param('id', ParseIntPipe) id: number): Promise<StaffPayroll> {
    return this.payrolls.ofPerson(id);
  }

  /** Requires the password, because it changes the destination of payments (IDN-006). */
  @Put(':id')
  async save(
    @Req() { facts }: FastifyRequest,
    @Param('id', ParseIntPipe) id: number,
    @Body() payroll: SaveStaffPayroll,
  ): Promise<StaffPayroll> {
    await this.confirmations.require(facts.token);
    return this.payrolls.save(`staff:${String(id)}`, payroll);
  }
}
