import { Module } from '@nestjs/common';

import { StoreSettingsController } from './store-settings.controller.js';
import { StoreSettingsDesk } from './store-settings.service.js';

@Module({ controllers: [StoreSettingsController], providers: [StoreSettingsDesk] })
export class StoreSettingsModule {}
