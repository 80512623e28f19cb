import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';

import { currentCorrelationId } from '../../platform/correlation.js';
import {
  ask,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import type { GuestBelonging } from '../../platform/guest-belonging.js';
import type { SecretIdCookie } from '../../platform/secret-id-cookie.js';
import { StoreDirectory } from '../stores/index.js';
import { FavouriteVisits } from './favourite-visits.service.js';
import { favouritesDecider } from './favourites.decider.js';
import { FavouritesReader } from './favourites.queries.js';
import { favouriteLines } from './favourites.rules.js';

/** What somebody likes in a shop. */
export interface KeptFavourites {
  readonly division: number;
  readonly lines: readonly FavouriteLine[];
}

/** The favourites of people with an account, of whom each shop keeps one list. */
@Injectable()
export class AccountFavourites implements GuestBelonging {
  constructor(
    private readonly visits: FavouriteVisits,
    private readonly reader: FavouritesReader,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
  ) {}

  /** By which a browser keeps a guest's. */
  get cookie(): SecretIdCookie {
    return this.visits.ids.cookie;
  }

  /** BSK-014: from the guest's list to that of who is signed in, in one append. False where none are kept. */
  async takeAlong(context: CommandContext, guest: string): Promise<boolean> {
    const { division, actor } = context;
    if (this.stores.store(division)?.favouritesEnabled !== true) return false;
    const items = await this.reader.items(division, guest);
    if (items.length === 0) return true;
    const own = this.visits.ids.ofAccount(division, actor);
    await this.commands.handleTogether(context, [
      ask(favouritesDecider, { type: 'ClearFavourites', listId: guest }),
      ask(favouritesDecider, { type: 'JoinFavourites', listId: own, items }),
    ]);
    return true;
  }

  /** Of an actor (`customer:7`), in every shop. */
  async all(actor: string): Promise<readonly KeptFavourites[]> {
    const filled = await this.reader.filled(this.named(actor));
    return Promise.all(
      filled.map(async ({ division, id }) => {
        const list = await this.reader.list(division, id);
        return { division, lines: list === undefined ? [] : favouriteLines(list) };
      }),
    );
  }

  /** Nothing is left of what an actor (`customer:7`) likes; may be asked for again. */
  async forget(subject: string): Promise<void> {
    const by = { actor: 'system:erasure', correlationId: currentCorrelationId() ?? randomUUID() };
    for (const { division, id } of await this.reader.filled(this.named(subject)))
      await this.commands.handle({ ...by, division }, favouritesDecider, {
        type: 'ClearFavourites',
        listId: id,
      });
  }

  private named(actor: string): readonly { readonly division: number; readonly id: string }[] {
    return this.stores
      .all()
      .map(({ division }) => ({ division, id: this.visits.ids.ofAccount(division, actor) }));
  }
}
