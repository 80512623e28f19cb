import { Module, type DynamicModule } from '@nestjs/common';

import type { Config } from '../config/config.js';
import { DocsController } from './docs.controller.js';

/** Serves the API description at `/docs/`, if the configuration enables it. */
@Module({})
export class OpenApiModule {
  static with({ API_DOCS }: Config): DynamicModule {
    return { module: OpenApiModule, controllers: API_DOCS ? [DocsController] : [] };
  }
}
