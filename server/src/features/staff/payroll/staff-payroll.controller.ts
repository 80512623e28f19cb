import { Body, Controller, Get, Param, ParseIntPipe, Put } from '@nestjs/common';
import {
  SaveStaffPayroll,
  type PaidPerson,
  type StaffPayroll,
} from '@selvedge/shared/staff/payroll/contract';

import { Can } from '../../../platform/authorization/can.guard.js';
import { StaffPayrolls } from './staff-payrolls.service.js';

/** ATL-006: the payroll of others, for who pays them. */
@Controller('omnis/v3/atlas/payroll')
@Can('payroll.manage')
export class StaffPayrollController {
  constructor(private readonly payrolls: StaffPayrolls) {}

  @Get()
  list(): Promise<readonly PaidPerson[]> {
    return this.payrolls.list();
  }

  @Get(':id')
  read(@Param('id', ParseIntPipe) id: number): Promise<StaffPayroll> {
    return this.payrolls.ofPerson(id);
  }

  @Put(':id')
  save(
    @Param('id', ParseIntPipe) id: number,
    @Body() payroll: SaveStaffPayroll,
  ): Promise<StaffPayroll> {
    return this.payrolls.save(`staff:${String(id)}`, payroll);
  }
}
