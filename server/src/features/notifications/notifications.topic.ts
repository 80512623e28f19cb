import type { NotificationChanged } from '@selvedge/shared/notifications/contract';
import { notificationsTopic } from '@selvedge/shared/notifications/topics';
import { can } from '@selvedge/shared/policies/policies';

import type { Recorded } from '../../platform/event-log/model/projection.js';
import type { LiveWatcher } from '../../platform/live/live-authenticator.js';
import type { LiveMessage, LiveTopic, TopicName } from '../../platform/live/live-topics.js';
import type { NotificationEvent } from './notification.events.js';

type PublishedEvent = Exclude<
  NotificationEvent,
  { readonly type: 'NotificationCreated' | 'NotificationFellDue' }
>;

/**
 * Topic `notifications`: announces changes of the listener's own notifications in the host's store,
 * without content.
 */
export const ownNotifications: LiveTopic<PublishedEvent> = {
  pattern: notificationsTopic,
  scope: (_topic, { principal }) =>
    can(principal, 'notifications.receive')
      ? { divisions: [principal.division] }
      : { refused: 'forbidden' },
  on: {
    NotificationDelivered: messageNamed('notification.created'),
    NotificationOpened: messageNamed('notification.updated'),
    NotificationMoved: messageNamed('notification.updated'),
    NotificationDismissed: messageNamed('notification.updated'),
    NotificationMerged: messageNamed('notification.updated'),
  },
};

function messageNamed(name: string) {
  return (
    _topic: TopicName,
    { event: { person, recipientId } }: Recorded<PublishedEvent>,
    { subject }: LiveWatcher,
  ): LiveMessage | undefined =>
    person === subject ? { name, data: { recipientId } satisfies NotificationChanged } : undefined;
}
