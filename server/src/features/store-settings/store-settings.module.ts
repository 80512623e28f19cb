import { Module } from '@nestjs/common';

import { StoreSettingsController } from './store-settings.controller.js';
import { StoreSettingsDesk } from './store-settings-desk.js';

@Module({ controllers: [StoreSettingsController], providers: [StoreSettingsDesk] })
export class StoreSettingsModule {}
