import { randomUUID } from 'node:crypto';

import { isUuid } from '@selvedge/shared/catalogue/uuid';
import { Injectable } from '@nestjs/common';

import { currentCorrelationId } from '../../platform/correlation.js';
import { CommandHandler } from '../../platform/event-log/commands/command-handler.js';
import { SubjectErasure } from '../../platform/event-log/privacy/subject-erasure.js';
import { reviewDecider } from './review.decider.js';
import { ReviewNotFound } from './review.errors.js';
import { reviewerOf } from './review.events.js';
import { ReviewsReader, type ReviewPlace } from './reviews.queries.js';

const reviewerForm = /^reviewer:(.+)$/;

/** Who wrote a review asked to be forgotten; what they said stays. */
@Injectable()
export class ReviewAuthors {
  constructor(
    private readonly commands: CommandHandler,
    private readonly erasure: SubjectErasure,
    private readonly reader: ReviewsReader,
  ) {}

  /** EVT-016. Throws ReviewNotFound. */
  async erase(uuid: string): Promise<void> {
    const stores = isUuid(uuid) ? await this.reader.storesWith(uuid) : [];
    if (stores.length === 0) throw new ReviewNotFound();
    await this.erasure.erase(reviewerOf(uuid));
  }

  /** EVT-016. The same of a review of that product of a store. Throws ReviewNotFound. */
  async eraseOf(place: ReviewPlace): Promise<void> {
    if (!(await this.reader.isThere(place))) throw new ReviewNotFound();
    await this.erasure.erase(reviewerOf(place.uuid));
  }

  /** Says of `reviewer:<uuid>` that the name has gone, so that whoever keeps a page with it makes it anew. */
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
