import { Module } from '@nestjs/common';

import { InstallationController } from './installation.controller.js';
import { InstallationService } from './installation.service.js';
import { TestMail } from './test-mail.service.js';

/** The first day of an installation. */
@Module({
  controllers: [InstallationController],
  providers: [InstallationService, TestMail],
})
export class InstallationModule {}
