import { Body, Controller, Get, Put } from '@nestjs/common';
import { ChooseSaleMail, type SaleMailSetting } from '@selvedge/shared/notifications/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { SaleMails } from './sale-mails.service.js';

/** Whether the caller receives a mail for each paid order of the host's store. */
@Controller('omnis/v3/notifications/sale-mails')
@Can('sale-mails.choose')
export class SaleMailsController {
  constructor(private readonly mails: SaleMails) {}

  @Get()
  read(@Context() context: CommandContext): Promise<SaleMailSetting> {
    return this.mails.read(context);
  }

  @Put()
  choose(
    @Context() context: CommandContext,
    @Body() { isOn }: ChooseSaleMail,
  ): Promise<SaleMailSetting> {
    return this.mails.choose(context, isOn);
  }
}
