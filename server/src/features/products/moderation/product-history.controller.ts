import { Controller, Get } from '@nestjs/common';
import type { ProductHistory } from '@selvedge/shared/catalogue/answers';

import { Can } from '../../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../../platform/event-log/commands/command-handler.js';
import { Context } from '../../../platform/http/request-facts.js';
import { ProductUuid } from '../product-uuid.pipe.js';
import { ProductHistories } from './product-history.service.js';

@Controller('omnis/v3/dashboard/products')
export class ProductHistoryController {
  constructor(private readonly histories: ProductHistories) {}

  /** Change history of a product (CAT-028). */
  @Get(':uuid/history')
  @Can('products.view-history')
  history(
    @Context() { division }: CommandContext,
    @ProductUuid() uuid: string,
  ): Promise<ProductHistory> {
    return this.histories.of(division, uuid);
  }
}
