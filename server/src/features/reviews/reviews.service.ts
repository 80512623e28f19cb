import { Injectable } from '@nestjs/common';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { WrittenReview } from './review.commands.js';
import { reviewDecider } from './review.decider.js';
import { ReviewedProductUnknown } from './review.errors.js';
import { ReviewsReader } from './reviews.queries.js';

/** Adds reviews from imports and the demo; the catalogue screens never add any (CAT-031). */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: ReviewsReader,
  ) {}

  /**
   * Adds a review; idempotent. Throws a ReviewInvalid, and ReviewTold if the uuid has other
   * content.
   */
  async add(context: CommandContext, review: WrittenReview): Promise<void> {
    const exists = await this.reader.knowsProduct(context.division, review.product);
    if (!exists) throw new ReviewedProductUnknown();
    await this.commands.handle(context, reviewDecider, { type: 'AddReview', review });
  }
}
