import { randomUUID } from 'node:crypto';

import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/tracing/correlation.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { reviewDecider } from './review.decider.js';
import { ReviewNotFound } from './review.errors.js';
import { reviewerOf } from './review.events.js';
import { ReviewsReader, type ReviewPlace } from './reviews.queries.js';

const reviewerForm = /^reviewer:(.+)$/;

/** Erases the names of review authors and keeps their reviews. */
@Injectable()
export class ReviewAuthors {
  constructor(
    private readonly commands: CommandHandler,
    private readonly erasure: SubjectErasure,
    private readonly reader: ReviewsReader,
  ) {}

  /** Erases the author in all stores. Throws ReviewNotFound. */
  async erase(uuid: string): Promise<void> {
    const stores = isUuid(uuid) ? await this.reader.storesWith(uuid) : [];
    if (stores.length === 0) throw new ReviewNotFound();
    await this.erasure.erase(reviewerOf(uuid));
  }

  /** Erases the author of a review of one product of a store. Throws ReviewNotFound. */
  async eraseOf(place: ReviewPlace): Promise<void> {
    if (!(await this.reader.isThere(place))) throw new ReviewNotFound();
    await this.erasure.erase(reviewerOf(place.uuid));
  }

  /**
   * Records that the name of `reviewer:<uuid>` is erased, so that cached pages with the name are
   * evicted.
   */
  async forget(subject: string): Promise<void> {
    const [, uuid] = reviewerForm.exec(subject) ?? [];
    if (uuid === undefined) return;
    const correlationId = currentCorrelationId() ?? randomUUID();
    for (const division of await this.reader.storesWith(uuid)) {
      const context = { division, actor: 'system:erasure', correlationId };
      await this.commands.handle(context, reviewDecider, { type: 'ForgetAuthor', uuid });
    }
  }
}
