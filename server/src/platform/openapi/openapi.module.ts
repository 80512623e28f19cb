import { Module, type DynamicModule } from '@nestjs/common';

import type { Config } from '../config/config.js';
import { DocsController } from './docs.controller.js';

/** The description of the API at `/docs/`, where the configuration wants it. */
@Module({})
export class OpenApiModule {
  static with({ API_DOCS }: Config): DynamicModule {
    return { module: OpenApiModule, controllers: API_DOCS ? [DocsController] : [] };
  }
}
