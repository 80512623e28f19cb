import { Module } from '@nestjs/common';

import { SecondFactorRule } from './second-factor-rule.service.js';
import { StoreSettingsController } from './store-settings.controller.js';
import { StoreSettingsService } from './store-settings.service.js';

@Module({
  controllers: [StoreSettingsController],
  providers: [StoreSettingsService, SecondFactorRule],
})
export class StoreSettingsModule {}
