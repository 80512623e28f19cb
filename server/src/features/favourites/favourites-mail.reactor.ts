import { Injectable } from '@nestjs/common';

import type { Reactor } from '../../platform/event-log/model/subscription.js';
import { MailOutbox } from '../../platform/mail/mail-outbox.js';
import { StoreDirectory } from '../stores/index.js';
import { favouritesMail } from './favourites-mail.js';
import type { FavouritesEvent } from './favourites.events.js';

/** BSK-011: sends the link of a list that was kept. */
@Injectable()
export class FavouritesMailer implements Reactor<FavouritesEvent> {
  readonly name = 'favourites-mail';
  readonly on: Reactor<FavouritesEvent>['on'] = {
    FavouritesKept: async ({ division, position, event }) => {
      const store = this.stores.store(division);
      // Whoever was forgotten, or asked in a store that is gone since, gets no mail.
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
