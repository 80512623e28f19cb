import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../stores/index.js';
import { favouritesMail } from './favourites-mail.js';
import type { FavouritesEvent } from './favourites.events.js';

/** Mails the link of a saved list (BSK-011). */
@Injectable()
export class FavouritesMailer implements Reactor<FavouritesEvent> {
  readonly name = 'favourites-mail';
  readonly on: Reactor<FavouritesEvent>['on'] = {
    FavouritesKept: async ({ division, position, event }) => {
      const store = this.stores.store(division);
      // Skips erased recipients and deleted stores.
      if (!event.email || store === undefined) return;
      const frame = { shop: store.name, origin: this.stores.originOf(store) };
      await this.outbox.enqueue({
        division,
        reactor: this.name,
        position,
        subject: event.subject,
        to: event.email,
        sender: store.name,
        byAnybody: true,
        ...favouritesMail(frame, event.listId, event.items.length),
      });
    },
  };

  constructor(
    private readonly stores: StoreDirectory,
    private readonly outbox: MailOutbox,
  ) {}
}
