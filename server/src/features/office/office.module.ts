import { Module } from '@nestjs/common';

import { StorefrontModule } from '../storefront/index.js';
import { OfficePage } from './office-page.http.js';
import { OfficeController } from './office.controller.js';

/** The page that starts dashboard and atlas. */
@Module({
  imports: [StorefrontModule],
  controllers: [OfficeController],
  providers: [OfficePage],
})
export class OfficeModule {}
