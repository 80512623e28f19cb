export { NewsletterModule } from './newsletter.module.js';
export { Subscriptions } from './subscriptions.service.js';
