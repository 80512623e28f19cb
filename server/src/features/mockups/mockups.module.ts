import { Module } from '@nestjs/common';

import { MockupsController } from './mockups.controller.js';
import { Mockups } from './mockups.js';

@Module({ controllers: [MockupsController], providers: [Mockups] })
export class MockupsModule {}
