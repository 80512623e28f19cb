import { Global, Module } from '@nestjs/common';

import { BrowserErrorsController } from './browser-errors.controller.js';
import { BrowserErrors } from './browser-errors.js';

/** What goes wrong in browsers, where whoever runs this sees it. */
@Global()
@Module({
  controllers: [BrowserErrorsController],
  providers: [BrowserErrors],
  exports: [BrowserErrors],
})
export class BrowserErrorsModule {}
