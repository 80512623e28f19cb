import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { SaveStaffPayroll, type StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { Confirmations } from '../../accounts/index.js';
import { StaffPayrolls } from './staff-payrolls.service.js';

/** ATL-005: one's own address, and where one is paid to. */
@Controller('omnis/v3/atlas/profile/payroll')
@Can('profile.own')
export class OwnPayrollController {
  constructor(
    private readonly payrolls: StaffPayrolls,
    private readonly confirmations: Confirmations,
  ) {}

  @Get()
  read(@Context() { actor }: CommandContext): Promise<StaffPayroll> {
    return this.payrolls.of(actor);
  }

  /** IDN-006: where money goes takes the password. */
  @Put()
  async save(
    @Req() { facts }: FastifyRequest,
    @Context() { actor }: CommandContext,
    @Body() payroll: SaveStaffPayroll,
  ): Promise<StaffPayroll> {
    await this.confirmations.require(facts.token);
    return this.payrolls.save(actor, payroll);
  }
}
