export { ReviewsService } from './reviews.service.js';
export type { WrittenReview } from './review.commands.js';
export type { ProductReviewed } from './review.events.js';
export { ReviewsModule } from './reviews.module.js';
export { reviewsTag } from './review.tags.js';
