import { Module } from '@nestjs/common';

import { StoreSettingsController } from './store-settings.controller.js';
import { StoreSettingsService } from './store-settings.service.js';

@Module({ controllers: [StoreSettingsController], providers: [StoreSettingsService] })
export class StoreSettingsModule {}
