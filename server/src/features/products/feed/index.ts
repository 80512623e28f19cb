export { ProductFeedModule } from './product-feed.module.js';
