export { ReviewCommands } from './review-telling.js';
export type { ReviewEvent } from './review.events.js';
export { ReviewsModule } from './reviews.module.js';
