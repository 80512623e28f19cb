export { ReviewsService } from './reviews.service.js';
export type { ReviewEvent } from './review.events.js';
export { ReviewsModule } from './reviews.module.js';
export { reviewsTag } from './review.tags.js';
