import { Module } from '@nestjs/common';

import { StorefrontModule } from '../storefront/index.js';
import { OfficeAccess } from './office-access.http.js';
import { OfficeController } from './office.controller.js';
import { ProgramPages } from './program-pages.http.js';
import { PushWorker } from './push-worker.http.js';

/** Start pages of dashboard, atlas and page editor. */
@Module({
  imports: [StorefrontModule],
  controllers: [OfficeController],
  providers: [OfficeAccess, ProgramPages, PushWorker],
})
export class OfficeModule {}
