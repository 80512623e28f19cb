import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import {
  SendTestMail,
  SetUpMainBrand,
  type Installation,
  type TestMailSent,
} from '@selvedge/shared/installation/contract';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { InstallationService } from './installation.service.js';
import { TestMail } from './test-mail.service.js';

/** First set-up of an installation, before shops can be opened. */
@Controller('omnis/v3/atlas/installation')
@Can('installation.manage')
export class InstallationController {
  constructor(
    private readonly installation: InstallationService,
    private readonly mails: TestMail,
  ) {}

  @Get()
  status(): Installation {
    return this.installation.status();
  }

  @Put('main-brand')
  async setUp(
    @Context() context: CommandContext,
    @Body() brand: SetUpMainBrand,
  ): Promise<Installation> {
    await this.installation.setUpMainBrand(context, brand);
    return this.installation.status();
  }

  @Post('test-mail')
  @HttpCode(HttpStatus.OK)
  async sendTestMail(@Body() { to }: SendTestMail): Promise<TestMailSent> {
    return { message: await this.mails.send(to) };
  }
}
