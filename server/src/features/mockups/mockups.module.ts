import { Module } from '@nestjs/common';

import { MediaModule } from '../media/index.js';
import { MockupMasters } from './mockup-masters.service.js';

@Module({ imports: [MediaModule], providers: [MockupMasters], exports: [MockupMasters] })
export class MockupsModule {}
