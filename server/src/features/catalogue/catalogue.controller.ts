import { Controller, Get, Param, UseGuards } from '@nestjs/common';
import type { Product } from '@selvedge/shared/catalogue/contract';

import type { CommandContext } from '../../platform/event-log/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { OpenStoreGuard } from '../identity/index.js';
import { ProductNotFound } from './product.errors.js';
import { CatalogueReader } from './product.queries.js';

@Controller('omnis/v3/product')
@UseGuards(OpenStoreGuard)
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueReader) {}

  /** API-057: a product of the host's store by its address; 404 when it is not on sale. */
  @Get(':urlName')
  async product(
    @Context() { division }: CommandContext,
    @Param('urlName') urlName: string,
  ): Promise<Product> {
    const product = await this.catalogue.byUrlName(division, urlName);
    if (product === undefined) throw new ProductNotFound();
    return product;
  }
}
