export { NotificationPushModule } from './push/notification-push.module.js';
export { PushSubscriptions } from './push/push-subscriptions.service.js';
