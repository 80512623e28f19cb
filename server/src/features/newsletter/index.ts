export { NewsletterModule } from './newsletter.module.js';
export { SubscribersQueries } from './subscribers.queries.js';
export { Subscriptions } from './subscriptions.service.js';
