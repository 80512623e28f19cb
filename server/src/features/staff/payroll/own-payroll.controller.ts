import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { SaveStaffPayroll, type StaffPayroll } from '@selvedge/shared/staff/payroll/contract';
import type { FastifyRequest } from 'fastify';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { Confirmations } from '../../accounts/index.js';
import { StaffPayrolls } from './staff-payrolls.service.js';

/** ATL-005: address and bank account of the signed-in person. */
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

  /** Requires the password, because it changes the destination of payments (IDN-006). */
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
