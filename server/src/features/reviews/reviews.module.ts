import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';

import { EventLogRegistry, project } from '../../platform/event-log/model/registry.js';
import { ErasureHooks } from '../../platform/event-log/privacy/subject-erasure.js';
import { ProductReviewsController } from './product-reviews.controller.js';
import { ReviewAuthorsController } from './review-authors.controller.js';
import { ReviewAuthors } from './review-authors.service.js';
import { ReviewEntity } from './review.entity.js';
import { reviewEventTypes } from './review.events.js';
import { reviews } from './review.projection.js';
import { reviewTags } from './review.tags.js';
import { ReviewsReader } from './reviews.queries.js';
import { ReviewsService } from './reviews.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ReviewEntity])],
  controllers: [ReviewAuthorsController, ProductReviewsController],
  providers: [ReviewsReader, ReviewsService, ReviewAuthors],
  exports: [ReviewsService],
})
export class ReviewsModule {
  constructor(registry: EventLogRegistry, hooks: ErasureHooks, authors: ReviewAuthors) {
    registry.register({
      eventTypes: reviewEventTypes,
      inline: [project(reviews, ReviewEntity)],
      tags: [reviewTags],
    });
    hooks.register((subject) => authors.forget(subject));
  }
}
