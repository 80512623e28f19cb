import { Controller, Delete, Get, HttpCode, HttpStatus, Param } from '@nestjs/common';
import type { ProductReviews } from '@selvedge/shared/catalogue/answers';

import { Can } from '../../platform/authorization/can.guard.js';
import type { CommandContext } from '../../platform/event-log/commands/command-handler.js';
import { Context } from '../../platform/http/request-facts.js';
import { ReviewAuthors } from './review-authors.service.js';
import { ReviewsReader } from './reviews.queries.js';

/** Product reviews for members who manage the catalogue. */
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

  /** Removes the author's name and keeps the review (GDPR Article 17). Irreversible. */
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
