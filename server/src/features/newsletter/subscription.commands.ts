import type { SubscriptionAsked } from './subscription.events.js';

export type SubscriptionCommand =
  | ({ readonly type: 'AskSubscription' } & Omit<SubscriptionAsked, 'type'>)
  | { readonly type: 'ConfirmSubscription'; readonly id: string }
  | { readonly type: 'EndSubscription'; readonly id: string };
