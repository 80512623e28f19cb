import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import type { EventTypes } from '../../platform/event-log/model/decider.js';
import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ReviewsService } from './reviews.service.js';
import { ReviewEntity } from './review.entity.js';
import type { ReviewEvent } from './review.events.js';
import { reviews } from './review.projection.js';
import { ReviewsReader } from './reviews.queries.js';
import { reviewTags } from './review.tags.js';

const eventTypes: EventTypes<ReviewEvent> = { ProductReviewed: { schemaVersion: 1 } };

@Module({
  imports: [TypeOrmModule.forFeature([ReviewEntity])],
  providers: [ReviewsReader, ReviewsService],
  exports: [ReviewsService],
})
export class ReviewsModule {
  constructor(registry: EventLogRegistry) {
    registry.register({ eventTypes, inline: [project(reviews, ReviewEntity)], tags: [reviewTags] });
  }
}
