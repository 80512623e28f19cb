import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import type { ProductReviews } from '@selvedge/shared/catalogue/answers';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { ReviewAuthors } from './review-authors.service.js';
import { ReviewsReader } from './reviews.queries.js';

/** What was said of a store's products, for those who look after it. */
@Controller('omnis/v3/dashboard/products')
export class ProductReviewsController {
  constructor(
    private readonly reader: ReviewsReader,
    private readonly authors: ReviewAuthors,
  ) {}

  @Get(':uuid/reviews')
  @Can('products.manage')
  async list(
    @Context() { division }: CommandContext,
    @Param('uuid') uuid: string,
  ): Promise<ProductReviews> {
    return { data: await this.reader.newestOf(division, uuid) };
  }

  /** GDPR Article 17. The review stays, without a name; it cannot be undone. */
  @Delete(':uuid/reviews/:review/author')
  @HttpCode(HttpStatus.NO_CONTENT)
  @Can('products.manage')
  async forget(
    @Context() { division }: CommandContext,
    @Param('uuid') product: string,
    @Param('review') uuid: string,
  ): Promise<void> {
    await this.authors.eraseOf({ division, product, uuid });
  }
}
