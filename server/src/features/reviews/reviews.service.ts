import { Injectable } from '@nestjs/common';

import {
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { WrittenReview } from './review.commands.js';
import { reviewDecider } from './review.decider.js';
import { ReviewedProductUnknown } from './review.errors.js';
import { ReviewsReader } from './reviews.queries.js';

/** How reviews come in: from imports and the demo, never from the catalogue's own screens (CAT-031). */
@Injectable()
export class ReviewsService {
  constructor(
    private readonly commands: CommandHandler,
    private readonly reader: ReviewsReader,
  ) {}

  /** Once a uuid. Throws a ReviewInvalid, and ReviewTold when the uuid said something else before. */
  async add(context: CommandContext, review: WrittenReview): Promise<void> {
    const exists = await this.reader.knowsProduct(context.division, review.product);
    if (!exists) throw new ReviewedProductUnknown();
    await this.commands.handle(context, reviewDecider, { type: 'AddReview', review });
  }
}
