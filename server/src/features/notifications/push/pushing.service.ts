import { Injectable } from '@nestjs/common';
import type { PushMessage } from '@selvedge/shared/notifications/push/contract';
import { pressedUrl } from '@selvedge/shared/notifications/push/pressed';

import { WebPush } from '../../../platform/push/web-push.js';
import { StoreDirectory } from '../../stores/index.js';
import { NotificationsQueries } from '../notifications.queries.js';
import type { NotificationRow } from '../notifications.projection.js';
import type { SubscriptionKey } from './push-subscriptions.queries.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Characters of a body that a device shows at most; a message may have 3,000 bytes in all. */
const mostShown = 300;

/** NTF-013: brings what somebody is told to one of their browsers. */
@Injectable()
export class Pushing {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly subscriptions: PushSubscriptions,
    private readonly webPush: WebPush,
    private readonly stores: StoreDirectory,
  ) {}

  /** What was read or dismissed meanwhile is not sent. Throws what WebPush does. */
  async push(
    { division, recipientId, person }: Pick<NotificationRow, 'division' | 'recipientId' | 'person'>,
    to: SubscriptionKey,
  ): Promise<void> {
    const row = await this.queries.find(division, recipientId);
    if (row === undefined || row.openedAt !== null || row.deletedAt !== null) return;
    const message = this.messageOf(row);
    if (message === undefined) return;
    const address = await this.subscriptions.address(to, person);
    const outcome = address && (await this.webPush.send(address, JSON.stringify(message)));
    if (outcome !== 'taken') await this.subscriptions.remove(to, person);
  }

  /** Undefined where the store is gone. */
  private messageOf({ division, recipientId, content }: NotificationRow): PushMessage | undefined {
    const store = this.stores.store(division);
    if (store === undefined) return undefined;
    return {
      title: shortened(content.title),
      body: shortened(content.body),
      tag: recipientId,
      url: pressedUrl(this.stores.originOf(store), recipientId),
    };
  }
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length > mostShown ? `${letters.slice(0, mostShown - 1).join('')}…` : text;
}
