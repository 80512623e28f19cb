import { Injectable } from '@nestjs/common';
import type { FavouriteLine } from '@selvedge/shared/favourites/contract';

import { AccountItem, type StoreItem } from '../../platform/account-item.js';
import {
  commandFor,
  CommandHandler,
  type CommandContext,
} from '../../platform/event-log/commands/command-handler.js';
import { StoreDirectory } from '../stores/index.js';
import { FavouritesContexts } from './favourites-contexts.service.js';
import { favouritesDecider } from './favourites.decider.js';
import { FavouritesReader } from './favourites.queries.js';
import { favouriteLines } from './favourites.rules.js';

export interface ShopFavourites {
  readonly division: number;
  readonly lines: readonly FavouriteLine[];
}

/** Favourites of accounts, one list per shop. */
@Injectable()
export class AccountFavourites extends AccountItem {
  constructor(
    contexts: FavouritesContexts,
    private readonly reader: FavouritesReader,
    private readonly commands: CommandHandler,
    private readonly stores: StoreDirectory,
  ) {
    super(contexts.ids, stores);
  }

  /**
   * Moves a guest's favourites to the account in one append; returns false if the shop has no
   * favourites (BSK-014).
   */
  async transferTo(context: CommandContext, guest: string): Promise<boolean> {
    const { division } = context;
    if (this.stores.store(division)?.favouritesEnabled !== true) return false;
    const items = await this.reader.items(division, guest);
    if (items.length === 0) return true;
    const own = this.ownOf(context);
    await this.commands.handleTogether(context, [
      commandFor(favouritesDecider, { type: 'ClearFavourites', listId: guest }),
      commandFor(favouritesDecider, { type: 'JoinFavourites', listId: own, items }),
    ]);
    return true;
  }

  /** Returns the favourites of an actor such as `customer:7` in every shop. */
  async all(actor: string): Promise<readonly ShopFavourites[]> {
    const filled = await this.filledOf(actor);
    return Promise.all(
      filled.map(async ({ division, id }) => {
        const list = await this.reader.list(division, id);
        return { division, lines: list === undefined ? [] : favouriteLines(list) };
      }),
    );
  }

  protected filled(named: readonly StoreItem[]): Promise<readonly StoreItem[]> {
    return this.reader.filled(named);
  }

  protected clear(context: CommandContext, listId: string): Promise<unknown> {
    return this.commands.handle(context, favouritesDecider, { type: 'ClearFavourites', listId });
  }
}
