import { Injectable } from '@nestjs/common';
import type { PushMessage } from '@selvedge/shared/notifications/push/contract';
import { pressedUrl } from '@selvedge/shared/notifications/push/pressed';
import { shortText } from '@selvedge/shared/texts/short-text';

import { WebPush } from '../../../platform/push/web-push.js';
import { StoreDirectory } from '../../stores/index.js';
import { NotificationsQueries } from '../notifications.queries.js';
import type { NotificationRow } from '../notifications.projection.js';
import type { SubscriptionKey } from './push-subscriptions.queries.js';
import { PushSubscriptions } from './push-subscriptions.service.js';

/** Maximum length of the body in characters; a whole push message is limited to 3,000 bytes. */
const mostShown = 300;

/** Pushes a notification to one browser (NTF-013). */
@Injectable()
export class Pushing {
  constructor(
    private readonly queries: NotificationsQueries,
    private readonly subscriptions: PushSubscriptions,
    private readonly webPush: WebPush,
    private readonly stores: StoreDirectory,
  ) {}

  /** Skips notifications that were read or dismissed meanwhile. Throws the errors of WebPush. */
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

  /** Undefined if the store is gone. */
  private messageOf({ division, recipientId, content }: NotificationRow): PushMessage | undefined {
    const store = this.stores.store(division);
    if (store === undefined) return undefined;
    return {
      title: shortText(content.title, mostShown),
      body: shortText(content.body, mostShown),
      tag: recipientId,
      url: pressedUrl(this.stores.originOf(store), recipientId),
    };
  }
}
