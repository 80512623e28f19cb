import { Global, Module } from '@nestjs/common';

import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrors } from './browser-errors.js';

/** Makes browser errors visible to the operator. */
@Global()
@Module({
  controllers: [BrowserErrorsController],
  providers: [BrowserErrors],
  exports: [BrowserErrors],
})
export class BrowserErrorsModule {}
